/**
 * Formats rows as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets). Cells that a spreadsheet would
 * evaluate as a formula get a leading apostrophe, which makes them text
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Includes full-width characters of Japanese and Chinese keyboards, and leading spaces or quotes, which are ignored.
 */
const formula = /^[\s\p{Cc}\p{Cf}"']*[=+\-@|%＝＋－＠]/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
