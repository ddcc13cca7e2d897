import { placeholders, type Labels } from '#site/i18n/completeness.ts';

type Source = { file: string; text: string };

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The keys that stand in no source file, as a string literal written in full. */
export function unusedKeys(labels: Labels, sources: readonly Source[]): string[] {
  const literals = new Set(sources.flatMap(({ text }) => [...text.matchAll(/['"]([\w.-]+)['"]/g)].map(([, key]) => key)));
  return Object.keys(labels).filter((key) => !literals.has(key) && !literals.has(key.replace(pluralSuffix, '')));
}

/**
 * Calls `t('key', { name: … })` whose values are not the placeholders of the text, or whose key does not exist. Calls
 * with a variable as key are left to the types and to the translator, which throws when a value is missing.
 */
export function wrongCalls(labels: Labels, sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bt\(\s*'([\w.-]+)'\s*(?:,\s*\{([^}]*)\})?/g)].flatMap(([, key = '', values]) => {
      const plural = labels[`${key}_other`];
      const label = labels[key] ?? plural;
      if (label === undefined) return [`${file}: t('${key}') asks for a key that locales/en does not have`];
      const expected = new Set([...placeholders(label), ...(plural === undefined ? [] : ['count'])]);
      const given = argumentNames(values ?? '');
      const missing = [...expected].filter((name) => !given.includes(name));
      const extra = given.filter((name) => !expected.has(name));
      return [
        ...missing.map((name) => `${file}: t('${key}') gives no value for {{${name}}}`),
        ...extra.map((name) => `${file}: t('${key}') gives "${name}", which the text does not have`),
      ];
    }),
  );
}

/** The property names of an object literal's source, nested calls and objects passed over. */
function argumentNames(source: string): string[] {
  let depth = 0;
  let flat = '';
  for (const character of source) {
    if ('([{'.includes(character)) depth++;
    if (depth === 0) flat += character;
    if (')]}'.includes(character)) depth--;
  }
  return flat
    .split(',')
    .map((part) => part.split(':')[0]?.trim() ?? '')
    .filter((name) => /^\w+$/.test(name));
}
