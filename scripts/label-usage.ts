import { placeholders, type Labels } from '#locales/label-keys.ts';

type Source = { file: string; text: string };

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The keys that stand in no source file, as a string literal written in full. */
export function unusedKeys(labels: Labels, sources: readonly Source[]): string[] {
  const literals = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/['"]([\w.-]+)['"]/g)].map(([, key]) => key)),
  );
  return Object.keys(labels).filter((key) => !literals.has(key) && !literals.has(key.replace(pluralSuffix, '')));
}

/**
 * Calls `t('key', { name: … })` whose values are not the placeholders of the text, or whose key does not exist. Calls
 * with a variable as key are left to the types and to the translator, which throws when a value is missing.
 */
export function wrongCalls(labels: Labels, sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].flatMap(({ 0: call, 1: key = '', index }) => {
      const plural = labels[`${key}_other`];
      const label = labels[key] ?? plural;
      if (label === undefined) return [`${file}: t('${key}') asks for a key that locales/en does not have`];
      // Facts, `{{vpn.price}}`, are filled in without being asked for.
      const asked = placeholders(label).filter((name) => !name.includes('.'));
      const expected = new Set([...asked, ...(plural === undefined ? [] : ['count'])]);
      const given = argumentNames(text.slice(index + call.length));
      const missing = [...expected].filter((name) => !given.includes(name));
      const extra = given.filter((name) => !expected.has(name));
      return [
        ...missing.map((name) => `${file}: t('${key}') gives no value for {{${name}}}`),
        ...extra.map((name) => `${file}: t('${key}') gives "${name}", which the text does not have`),
      ];
    }),
  );
}

/**
 * The property names of the object literal that a call's remaining source holds as next argument: `, { a: f(x), b })`.
 * What stands in deeper brackets is passed over.
 */
function argumentNames(rest: string): string[] {
  const start = /^\s*,\s*\{/.exec(rest);
  if (!start) return [];
  let depth = 1;
  let flat = '';
  for (const character of rest.slice(start[0].length)) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (depth === 0) break;
    if (depth === 1) flat += character;
  }
  return flat
    .split(',')
    .map((part) => part.split(':')[0]?.trim() ?? '')
    .filter((name) => /^\w+$/.test(name));
}
