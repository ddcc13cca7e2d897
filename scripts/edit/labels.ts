import { englishText, expectedKeys, stemOf, type Labels } from '#locales/label-keys.ts';
import { languages } from '#locales/registry.ts';
import { noteText, readNotes } from '#scripts/translations/label-notes.ts';
import { readLabels } from '#scripts/translations/read-labels.ts';
import type { Field } from './fields.ts';

const groupOf = (key: string) => key.split('.')[0] ?? key;

/** Names of fields may have no dots in the editor: it would look for parts of them. */
const toName = (key: string) => key.replaceAll('.', '/');
const toKey = (name: string) => name.replaceAll('/', '.');

/**
 * The fields of each group of a namespace: a label each, with its note, its maximum length and, in a translation, the English
 * text as the hint.
 */
export function labelFields(namespace: string, code: string, root = '.'): ReadonlyMap<string, readonly Field[]> {
  const english = readLabels('en', namespace, root);
  const notes = readNotes(root);
  const fields = keysOf(english, code).map((key): Field => {
    const note = notes[stemOf(key)];
    const maxLength = typeof note === 'object' ? note.maxLength : undefined;
    const hints = [
      code === 'en' ? '' : `English: ${englishText(english, key) ?? ''}`,
      note && noteText(note),
      maxLength !== undefined && `At most ${maxLength} characters`,
    ];
    return {
      name: toName(key),
      label: key,
      widget: 'string',
      required: false,
      hint: hints.filter(Boolean).join(' — '),
    };
  });
  return Map.groupBy(fields, ({ name }) => groupOf(toKey(name)));
}

/** The texts of a group, by the names of its fields. */
export function groupTexts(labels: Labels, group: string): Record<string, string> {
  const own = Object.entries(labels).filter(([key]) => groupOf(key) === group);
  return Object.fromEntries(own.map(([key, text]) => [toName(key), text]));
}

/**
 * Returns all labels with the texts of a group from the editor, in the order of the keys in English. Other labels stay as they are;
 * an empty text removes the label.
 */
export function withGroupTexts(
  { own, english }: { own: Labels; english: Labels },
  texts: Readonly<Record<string, unknown>>,
  code: string,
): Labels {
  const edited = Object.fromEntries(Object.entries(texts).map(([name, text]) => [toKey(name), text]));
  const all = { ...own, ...edited };
  const keys = new Set([...keysOf(english, code), ...Object.keys(all)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const text = all[key];
      return typeof text === 'string' && text !== '' ? [[key, text]] : [];
    }),
  );
}

function keysOf(english: Labels, code: string): string[] {
  return expectedKeys(english, languages.find((language) => language.code === code)?.tag ?? code);
}
