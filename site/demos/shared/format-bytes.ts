import type { DemoText } from './demo-text.ts';

/** Formats a number of bytes in a unit of its size: `951 kB`, `14 MB`. */
export function formatBytes(number: DemoText['number'], bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return number(bytes / (isLarge ? 1_000_000 : 1_000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}
