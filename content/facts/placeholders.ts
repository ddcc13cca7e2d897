/** `{{name}}` in a text, spaces allowed within the braces. */
const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** A placeholder without a value. */
export type UnknownPlaceholder = {
  name: string;
  /** Line in the text, starting at 1. */
  line: number;
  /** Error message that lists the known names. */
  problem: string;
};

/**
 * Fills in the placeholders of a text. Unknown ones stay unchanged.
 *
 * @param values by name: `vpn.price`
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.includes('{{') ? text.replace(placeholder, (whole, name: string) => values[name] ?? whole) : text;
}

/**
 * Finds placeholders without a value.
 *
 * @param known known placeholder names
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

/** Names in the same group if it exists, otherwise the group names. */
function expectedNames(name: string, known: readonly string[]): string {
  const [group = ''] = name.split('.');
  const near = known.filter((one) => one.startsWith(`${group}.`));
  const shown = (near.length > 0 ? near : known).map((one) => `{{${one}}}`);
  return `expected one of ${shown.join(', ')}`;
}
