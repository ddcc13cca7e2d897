/** An opening tag, its attributes in the order of their record; those that are undefined are left out. */
export function writeTag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined) return '';
    return value === '' ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value)}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** A text as content of an element or value of an attribute in double quotes. */
export function escapeHtml(text: string): string {
  // eslint-disable-next-line no-control-regex -- the one character that HTML can not hold
  return text.replace(/[&<>"\u0000]/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser replaces it, too, but complains.
  '\u0000': '\ufffd',
};
