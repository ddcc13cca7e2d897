import { formatTag } from '#locales/format-tag.ts';

/**
 * Name and size of a file, `cv.pdf, 1.2 MB`, in a language's own digits. The name keeps its own direction.
 *
 * @param language a BCP 47 tag
 */
export function describeFile({ name, size }: { name: string; size: number }, language: string): string {
  const [unit, divisor] = size < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
  const number = new Intl.NumberFormat(formatTag(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: size < 1_000_000 ? 0 : 1,
  });
  // Never show a non-empty file as 0.
  return `\u2068${name}\u2069 · ${number.format(Math.max(size / divisor, size > 0 ? 1 : 0))}`;
}
