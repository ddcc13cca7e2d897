import { englishText, stemOf, type Labels } from '#locales/label-keys.ts';
import { readLabels } from '#locales/read-labels.ts';
import { keysIn } from '#scripts/translations/label-files.ts';
import { readNotes } from '#scripts/translations/label-notes.ts';
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
  const fields = keysIn(code, namespace, root).map((key): Field => {
    const { note, maxLength } = notes[stemOf(key)] ?? {};
    const hints = [
      code === 'en' ? '' : `English: ${englishText(english, key) ?? ''}`,
      note,
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

/** Returns labels with the texts of a group from the editor. An empty text removes the label. */
export function withGroupTexts(own: Labels, texts: Readonly<Record<string, unknown>>): Labels {
  const edited = Object.fromEntries(Object.entries(texts).map(([name, text]) => [toKey(name), text]));
  return Object.fromEntries(
    Object.entries({ ...own, ...edited }).flatMap(([key, text]) =>
      typeof text === 'string' && text !== '' ? [[key, text]] : [],
    ),
  );
}
