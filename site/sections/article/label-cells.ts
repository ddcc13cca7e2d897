import { textWidth } from '#locales/text-width.ts';
import { elementsOf, parseHtml, textOf, writeHtml } from '#site/documents/html-tree.ts';

/** Width of a small phone in columns of text, without the gaps between cells. */
const phoneColumns = 32;

/** A longer text in a cell, in columns, needs a line of its own on a phone. */
const shortText = 16;

/** Answers of this width, such as “Yes”, stand in two columns at the end of a phone's screen. */
const shortWord = 8;

/**
 * Prepares tables for narrow screens. There, cells are stacked, and each shows the heading of its column, its
 * `data-label`. Tables whose last two columns are short words (`data-answers`) keep those columns. Tables with so little
 * text that they fit on a phone (`data-narrow`) stay tables.
 */
export function labelCells(html: string): string {
  const tree = parseHtml(html);
  for (const table of elementsOf(tree, 'table')) {
    const rows = elementsOf(table, 'tr').map((row) => elementsOf(row, 'th', 'td'));
    const texts = rows.map((cells) => cells.map(textOf));
    if (isNarrow(texts)) {
      table.attribs['data-narrow'] = '';
      continue;
    }
    if (hasAnswers(texts)) table.attribs['data-answers'] = '';
    for (const cells of rows)
      for (const [column, { name, attribs }] of cells.entries())
        if (name === 'td') attribs['data-label'] = (texts[0]?.[column] ?? '').replaceAll('"', '&quot;');
  }
  return writeHtml(tree);
}

/** Whether the longest words of all columns fit side by side, and no cell but a row's name has a long text. */
function isNarrow(rows: readonly (readonly string[])[]): boolean {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
  const widths = columns.map((cells) => Math.max(...cells.flatMap((cell) => cell.split(/\s/).map(textWidth))));
  const isShort = columns.slice(1).every((cells) => cells.every((cell) => textWidth(cell) <= shortText));
  return isShort && widths.reduce((sum, width) => sum + width, 0) <= phoneColumns;
}

/** Whether the last two of more columns are short words. */
function hasAnswers([head = [], ...rows]: readonly (readonly string[])[]): boolean {
  return head.length > 2 && rows.every((row) => row.slice(-2).every((cell) => textWidth(cell) <= shortWord));
}
