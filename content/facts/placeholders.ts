/** `{{name}}` in a text, spaces allowed within the braces. */
const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** A placeholder that has no value. */
export type UnknownPlaceholder = {
  name: string;
  /** Of the text that it is in, the first being 1. */
  line: number;
  /** What is wrong, in a sentence with the known names. */
  problem: string;
};

/**
 * A text with its placeholders filled in. Those without a value stay as they are.
 *
 * @param values by name: `vpn.price`
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.includes('{{') ? text.replace(placeholder, (whole, name: string) => values[name] ?? whole) : text;
}

/**
 * The placeholders of a text that have no value.
 *
 * @param known names that have one
 */
export function unknownPlaceholders(text: string, known: readonly string[]): UnknownPlaceholder[] {
  return [...text.matchAll(placeholder)]
    .filter(([, name = '']) => !known.includes(name))
    .map(({ 0: whole, 1: name = '', index }) => ({
      name,
      line: text.slice(0, index).split('\n').length,
      problem: `unknown placeholder ${whole}; ${expectedNames(name, known)}`,
    }));
}

/** The names of the same group where there is one, otherwise the groups. */
function expectedNames(name: string, known: readonly string[]): string {
  const [group = ''] = name.split('.');
  const near = known.filter((one) => one.startsWith(`${group}.`));
  const shown = (near.length > 0 ? near : known).map((one) => `{{${one}}}`);
  return `expected one of ${shown.join(', ')}`;
}
