import { countCharacters } from '#contracts/forms/count-characters.ts';
import type { FieldError } from '#contracts/forms/field-errors.ts';
import { bytesPerCharacter, limits, maxMarks } from '#contracts/forms/limits.ts';

/**
 * Checks the size of a text from outside, before any other work on it: in UTF-8 bytes, in consecutive combining marks,
 * and in user-perceived characters.
 *
 * @param limit maximum number of characters; default: that of the longest field
 * @returns the error, or undefined when the text is within all bounds
 */
export function boundText(text: string, limit: number = limits.coverLetter): FieldError | undefined {
  const maxBytes = limit * bytesPerCharacter;
  // A code unit has at least one byte, and a character has at least one code unit.
  if (text.length > maxBytes || Buffer.byteLength(text) > maxBytes) return 'too-long';
  if (tooManyMarks.test(text)) return 'text-invalid';
  return text.length <= limit || countCharacters(text, limit) <= limit ? undefined : 'too-long';
}

/** Returns the text, or an empty one if it is missing, not a text, or out of bounds; see `boundText()`. */
export function boundedOr(value: unknown, limit: number): string {
  return typeof value === 'string' && !boundText(value, limit) ? value : '';
}

/** Separates the texts of a form that are out of bounds from the values that may be worked on. */
export function boundTexts(texts: Readonly<Record<string, unknown>>) {
  const kept: Record<string, unknown> = {};
  const errors: Record<string, FieldError> = {};
  for (const [name, text] of Object.entries(texts)) {
    const error = typeof text === 'string' ? boundText(text) : undefined;
    if (error) errors[name] = error;
    else kept[name] = text;
  }
  return { kept, errors };
}

const tooManyMarks = new RegExp(`\\p{M}{${maxMarks + 1}}`, 'u');
