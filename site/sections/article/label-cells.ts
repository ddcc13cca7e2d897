import { textWidth } from '#locales/text-width.ts';

/** Width of a small phone in columns of text, without the gaps between cells. */
const phoneColumns = 32;

/** A longer text in a cell, in columns, needs a line of its own on a phone. */
const shortText = 16;

/** Columns with texts of this width, such as “Yes”, stand beside each other on a phone. */
const shortWord = 8;

/**
 * Prepares tables for narrow screens. There, cells are stacked, and each shows the heading of its column, its
 * `data-label`. Two or more columns of short words (`data-short`) stand beside each other, below the rest of their row.
 * Tables with so little text that they fit on a phone (`data-narrow`) stay tables.
 */
export function labelCells(html: string): string {
  return html.replace(/<table>.*?<\/table>/gs, (table) => {
    const rows = [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<(t[hd])\b[^>]*>(.*?)<\/\1>/gs)].map(([, , cell = '']) => plainText(cell)),
    );
    if (isNarrow(rows)) return table.replace('<table>', '<table data-narrow="">');
    const short = shortColumns(rows);
    return table.replace(/<tr>.*?<\/tr>/gs, (row) => {
      let column = 0;
      return row.replace(/<td\b/g, (cell) => {
        const mark = short.has(column) ? ' data-short=""' : '';
        return `${cell}${mark} data-label="${rows[0]?.[column++] ?? ''}"`;
      });
    });
  });
}

/** Whether the longest words of all columns fit side by side, and no cell but a row's name has a long text. */
function isNarrow(rows: readonly (readonly string[])[]): boolean {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
  const widths = columns.map((cells) => Math.max(...cells.flatMap((cell) => cell.split(/\s/).map(textWidth))));
  const isShort = columns.slice(1).every((cells) => cells.every((cell) => textWidth(cell) <= shortText));
  return isShort && widths.reduce((sum, width) => sum + width, 0) <= phoneColumns;
}

/** The columns of short words, if there are at least two. */
function shortColumns([, ...rows]: readonly (readonly string[])[]): ReadonlySet<number> {
  const columns = (rows[0] ?? []).map((_, column) => column).slice(1);
  const short = columns.filter((column) => rows.every((row) => textWidth(row[column] ?? '') <= shortWord));
  return new Set(short.length > 1 ? short : []);
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
}
