import { writeFileSync } from 'node:fs';
import { expectedKeys, type Labels } from '#locales/label-keys.ts';
import { defaultCode, languages, type LanguageTag } from '#locales/registry.ts';
import { readLabels } from '#locales/read-labels.ts';

/** Namespaces of labels, one file each in a language. */
export const labelNamespaces = ['common', 'translation', 'demos', 'mail'] as const;

/** Writes a label file as the formatter would, in the order of the English file; obsolete keys stay at the end. */
export function writeLabels(code: string, namespace: string, labels: Labels, root = '.'): void {
  const keys = new Set([...keysIn(code, namespace, root), ...Object.keys(labels)]);
  const ordered = Object.fromEntries([...keys].flatMap((key) => (key in labels ? [[key, labels[key]]] : [])));
  writeFileSync(`${root}/locales/${code}/${namespace}.json`, `${JSON.stringify(ordered, null, 2)}\n`);
}

/** The keys that a language needs, with its plural forms. */
export function keysIn(code: string, namespace: string, root = '.'): string[] {
  return expectedKeys(readLabels('en', namespace, root), tagOf(code));
}

/** The BCP 47 tag of a language. */
export function tagOf(code: string): LanguageTag {
  return languages.find((language) => language.code === code)?.tag ?? defaultCode;
}

/** Returns the 1-based line of a key in a label file; 1 if it is not found. */
export function lineOfKey(source: string, key: string): number {
  // Quotes inside a value are escaped, so this can only be a key.
  const index = source.indexOf(`${JSON.stringify(key)}:`);
  let line = 1;
  for (let at = source.indexOf('\n'); at >= 0 && at < index; at = source.indexOf('\n', at + 1)) line++;
  return line;
}
