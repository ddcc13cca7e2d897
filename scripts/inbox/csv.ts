/**
 * Rows as CSV (RFC 4180, UTF-8 with the mark that spreadsheets look for). A cell that a spreadsheet would take for a
 * formula gets an apostrophe before it, which makes it text (owasp.org/www-community/attacks/CSV_Injection).
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Also in full width, as Japanese and Chinese keyboards write them, and behind spaces or quotes, which are skipped. */
const formula = /^[\s\p{Cc}\p{Cf}"']*[=+\-@|%＝＋－＠]/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
