import { fileKinds } from '#contracts/forms/file-field.ts';

/** File systems allow 255 bytes, enough for 100 characters of nearly every script. */
const maxNameLength = 100;

const endings: Readonly<Record<string, readonly string[]>> = { ...fileKinds.resume, ...fileKinds.screenshot };

/**
 * Returns a file name that is safe to display, store and save: no folders, no control or bidirectional characters, none
 * that Windows reserves, no leading or trailing dot, not too long, and with an extension that matches the content.
 *
 * @param written the name as it was sent
 * @param type media type of the content
 * @param fallback name to use when nothing is left
 */
export function cleanFileName(written: string, type: string, fallback: string): string {
  const base = written
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const known = endings[type] ?? [];
  const [, stem = base, ending = ''] = /^(.*)\.([a-z\d]{1,5})$/is.exec(base) ?? [];
  const isKnown = known.includes(ending.toLowerCase());
  return `${shorten(isKnown ? stem : base) || fallback}.${isKnown ? ending.toLowerCase() : (known[0] ?? 'bin')}`;
}

/** Cuts between code points, never inside a surrogate pair. */
function shorten(text: string): string {
  return Array.from(text).slice(0, maxNameLength).join('').trim();
}
