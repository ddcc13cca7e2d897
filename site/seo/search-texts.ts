import { company } from '#content/facts/company.ts';
import { textWidth } from '#locales/text-width.ts';

/** Columns of a title that search results show. About 600 pixels: 60 to 65 Latin letters, half as many ideographs. */
export const titleColumns = 65;

/** Columns of a description that search results show on a wide screen. */
export const descriptionColumns = 165;

/**
 * The title of a page as browsers and search results show it. The company's name follows where there is room and the title
 * does not hold it already. A title that is too long ends with its last whole part.
 *
 * @param title without the company's name
 */
export function documentTitle(title: string): string {
  const full = `${title} · ${company.name}`;
  if (!title.includes(company.name) && textWidth(full) <= titleColumns) return full;
  return shorten(title, titleColumns, /[:,;،؛、，：；–—](?=\s|$)|[?!؟？！。](?=\s|$)|[、，：；？！。]/g);
}

/**
 * A description as long as search results show it: as many whole sentences as fit.
 *
 * @param tag BCP 47 tag of its language
 */
export function documentDescription(text: string, tag: string): string {
  if (textWidth(text) <= descriptionColumns) return text;
  const sentences = [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)];
  const fitting = sentences.filter(({ segment, index }) => fits(text.slice(0, index + segment.length)));
  const whole = fitting.map(({ segment }) => segment).join('');
  return whole.trim() || shorten(text, descriptionColumns, /[,;:،؛、，；：](?=\s|$)|[、，；：]/g);
}

function fits(text: string): boolean {
  return textWidth(text.trim()) <= descriptionColumns;
}

/** The longest beginning that ends at a mark; where none does, whole words and an ellipsis. */
function shorten(text: string, columns: number, marks: RegExp): string {
  if (textWidth(text) <= columns) return text;
  const ends = [...text.matchAll(marks)].map(({ index }) => text.slice(0, index + 1));
  const part = ends.findLast((end) => textWidth(end) <= columns && textWidth(end) >= columns / 4);
  if (part !== undefined) return part.replace(/[:,;،؛、，：；–—]$/, '').trim();
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  const fitting = words.filter(({ segment, index }) => textWidth(text.slice(0, index + segment.length)) < columns);
  return `${fitting
    .map(({ segment }) => segment)
    .join('')
    .trim()}…`;
}
