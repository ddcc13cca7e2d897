import { fileKinds } from '#contracts/forms/file-field.ts';
import { fileNameBytes } from '#contracts/forms/limits.ts';

/** `fileNameBytes` is enough for so many characters of nearly every script. */
const maxNameLength = 100;

const endings: Readonly<Record<string, readonly string[]>> = { ...fileKinds.resume, ...fileKinds.screenshot };

/**
 * Returns a file name that is safe to display, store and save: no folders, no control or bidirectional characters, none
 * that Windows reserves, no leading or trailing dot, not too long, and with an extension that matches the content.
 *
 * @param written the name as it was sent; what exceeds `fileNameBytes` is not looked at
 * @param type media type of the content
 * @param fallback name to use when nothing is left
 */
export function cleanFileName(written: string, type: string, fallback: string): string {
  const base = trimDots(
    cutBytes(written)
      .normalize('NFC')
      .replace(/^.*[/\\]/s, '')
      .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
      .replace(/[<>:"|?*]/g, '_'),
  );
  const known = endings[type] ?? [];
  const [, stem = base, ending = ''] = /^(.*)\.([a-z\d]{1,5})$/is.exec(base) ?? [];
  const isKnown = known.includes(ending.toLowerCase());
  return `${shorten(isKnown ? stem : base) || fallback}.${isKnown ? ending.toLowerCase() : (known[0] ?? 'bin')}`;
}

/** Cuts between characters of UTF-8, never inside one. */
function cutBytes(text: string): string {
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(fileNameBytes)).read);
}

/** Removes dots and spaces at both ends. */
function trimDots(text: string): string {
  const isKept = (letter: string) => letter !== '.' && letter.trim() !== '';
  const letters = Array.from(text);
  return letters.slice(Math.max(letters.findIndex(isKept), 0), letters.findLastIndex(isKept) + 1).join('');
}

/** Cuts between code points, never inside a surrogate pair. */
function shorten(text: string): string {
  return Array.from(text).slice(0, maxNameLength).join('').trim();
}
