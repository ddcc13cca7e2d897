import { placeholders, type Labels } from '#locales/label-keys.ts';

type Source = { file: string; text: string };

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * Returns the keys that no source file contains, either as a complete string literal or as a template literal that
 * begins with a part of the key and a dot: `faq.${name}.title`.
 */
export function unusedKeys(labels: Labels, sources: readonly Source[]): string[] {
  const found = (pattern: RegExp) =>
    new Set(sources.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, key = '']) => key)));
  const literals = found(/['"`]([\w.-]+)['"`]/g);
  const templates = [...found(/`([\w-]+\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g)].filter((text) => text.includes('${'));
  const patterns = templates.map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\$\{[^{}]*\}/)
          .map((part) => RegExp.escape(part))
          .join(String.raw`[\w.-]+`)}$`,
      ),
  );
  const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
  return Object.keys(labels).filter((key) => !isUsed(key) && !isUsed(key.replace(pluralSuffix, '')));
}

/**
 * Finds calls `t('key', { name: … })` with an unknown key, or with values that don't match the placeholders. Ignores
 * calls with a variable key: the types check the key, and the translator throws if a value is missing.
 */
export function wrongCalls(labels: Labels, sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].flatMap(({ 0: call, 1: key = '', index }) => {
      const plural = labels[`${key}_other`];
      const label = labels[key] ?? plural;
      if (label === undefined) return [`${file}: t('${key}') uses a key that is not in locales/en`];
      // Facts such as `{{vpn.price}}` are filled in automatically.
      const requiredNames = placeholders(label).filter((name) => !name.includes('.'));
      const expected = new Set([...requiredNames, ...(plural === undefined ? [] : ['count'])]);
      const passed = argumentNames(text.slice(index + call.length));
      const missing = [...expected].filter((name) => !passed.includes(name));
      const extra = passed.filter((name) => !expected.has(name));
      return [
        ...missing.map((name) => `${file}: t('${key}') passes no value for {{${name}}}`),
        ...extra.map((name) => `${file}: t('${key}') passes "${name}", which is not a placeholder of the text`),
      ];
    }),
  );
}

/**
 * Returns the property names of the object literal that follows as the next argument: `, { a: f(x), b })`. Ignores
 * nested brackets.
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
