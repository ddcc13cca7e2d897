import { readFileSync } from 'node:fs';

const read = (code: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${code}/${namespace}.json`, 'utf8')) as Record<string, string>;

/** The label of a key, with its placeholders filled: what a visitor reads. */
export function label(key: string, values: Readonly<Record<string, string>> = {}, code = 'en'): string {
  const text = { ...read(code, 'demos'), ...read(code, 'translation'), ...read(code, 'common') }[key];
  if (text === undefined) throw new Error(`locales/${code} has no "${key}"`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
