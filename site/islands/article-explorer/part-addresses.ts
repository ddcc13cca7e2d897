/**
 * The addresses of the first parts of an index: `/news/index.json`, `/news/index/2.json`.
 *
 * @param index address of the first part
 * @param count how many parts
 */
export function partAddresses(index: string, count: number): string[] {
  return Array.from({ length: count }, (_, part) =>
    part === 0 ? index : index.replace(/\.json$/, `/${String(part + 1)}.json`),
  );
}
