/** A text as content of an element or value of an attribute in double quotes, in pages and mails. */
export function escapeHtml(text: string): string {
  // eslint-disable-next-line no-control-regex -- the one character that HTML can not hold
  return text.replace(/[&<>"'\u0000]/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A parser replaces it, too, but complains.
  '\u0000': '\ufffd',
};
