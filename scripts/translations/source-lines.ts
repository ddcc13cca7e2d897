/** The line on which a key of a file of labels stands, the first being 1; 1 where it is not found. */
export function lineOfKey(source: string, key: string): number {
  const index = source.split('\n').findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`));
  return index < 0 ? 1 : index + 1;
}
