import { fileKinds } from '#contracts/forms/file-field.ts';

/** File systems allow 255 bytes, which 100 characters of nearly every script fit into. */
const maxNameLength = 100;

const endings: Readonly<Record<string, readonly string[]>> = { ...fileKinds.resume, ...fileKinds.screenshot };

/**
 * A name that is safe to show, to store and to save a file under: no folders, no control or direction characters, none
 * that Windows keeps for itself, no dot at its ends, not too long, and with an ending of what the file is.
 *
 * @param written the name as it was sent
 * @param type media type of the content
 * @param fallback name for a file that has none left
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

/** By whole code points: half a pair is no character. */
function shorten(text: string): string {
  return Array.from(text).slice(0, maxNameLength).join('').trim();
}
