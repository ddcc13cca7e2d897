import { textWidth } from '#locales/text-width.ts';
import { z } from 'astro/zod';
import { stemOf, type Labels } from '#locales/label-keys.ts';
import { readLabels } from '#locales/read-labels.ts';

const noteSchema = z.strictObject({ note: z.string().min(1), maxLength: z.int().positive().optional() });

/** A note for translators: where the label is used, and how many characters fit without placeholders; East Asian ones count two. */
export type LabelNote = z.infer<typeof noteSchema>;

/** Notes in `locales/en/notes.json`, by label key without plural category. */
export type LabelNotes = Readonly<Record<string, LabelNote>>;

const file = 'locales/en/notes.json';
const example = '"header.home": { "note": "Header, link to the first page. Noun.", "maxLength": 14 }';

/** Reads the notes without validation; `notesProblems()` validates them. In the file, one without a length may be a text. */
export function readNotes(root = '.'): LabelNotes {
  const notes = Object.entries(readLabels('en', 'notes', root) as Readonly<Record<string, string | LabelNote>>);
  return Object.fromEntries(notes.map(([key, note]) => [key, typeof note === 'string' ? { note } : note]));
}

/**
 * Returns a message for each malformed note, each note without a label, and each short label without a note.
 *
 * @param english all English labels
 */
export function notesProblems(notes: LabelNotes, english: Labels): string[] {
  const stems = new Set(Object.keys(english).map(stemOf));
  const malformed = Object.entries(notes).filter(([, note]) => !noteSchema.safeParse(note).success);
  const orphans = Object.keys(notes).filter((key) => !stems.has(key));
  const short = Object.entries(english).filter(([, text]) => countWords(text) <= 2);
  const missing = [...new Set(short.map(([key]) => stemOf(key)))].filter((stem) => notes[stem] === undefined);
  return [
    ...malformed.map(
      ([key]) =>
        `${file}: the note of "${key}" must be a text, or an object with note and maxLength. Example: ${example}`,
    ),
    ...orphans.map((key) => `${file}: "${key}" is not a key of English; remove its note`),
    ...missing.map(
      (key) =>
        `${file}: "${key}" has no note. Labels of one or two words need one: where it is used, noun or verb, ` +
        `values of placeholders. Example: ${example}`,
    ),
  ];
}

/** Returns the labels that exceed the maximum length in their note. */
export function overlongLabels(
  notes: LabelNotes,
  labels: Labels,
): { key: string; length: number; maxLength: number }[] {
  return Object.entries(labels).flatMap(([key, text]) => {
    const { maxLength } = notes[stemOf(key)] ?? {};
    const length = textWidth(withoutPlaceholders(text));
    return maxLength !== undefined && length > maxLength ? [{ key, length, maxLength }] : [];
  });
}

/** Number of words in a text, without placeholders. */
function countWords(text: string): number {
  return withoutPlaceholders(text)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\{\{.*?\}\}/g, '');
}
