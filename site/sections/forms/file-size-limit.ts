import { limits } from '#contracts/forms/limits.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** The maximum file size, `5 MB`: binary megabytes, as most phones and desktops count them. */
export function fileSizeLimit({ number }: Locale): string {
  return number(limits.fileBytes / 1024 ** 2, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });
}
