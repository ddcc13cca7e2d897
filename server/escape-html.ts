/** Escapes a text for element content or a double-quoted attribute value, in HTML and XML. */
export function escapeHtml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- NUL is not allowed in HTML
  return text.replace(/[&<>"'\u0000]/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A parser replaces it as well, but reports a parse error.
  '\u0000': '\ufffd',
};
