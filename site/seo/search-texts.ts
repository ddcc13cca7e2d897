import { company } from '#content/facts/company.ts';
import { textWidth } from '#locales/text-width.ts';

/** Maximum title width in search results, in columns. About 600 pixels: 60 to 65 Latin letters, half as many ideographs. */
export const titleColumns = 65;

/** Maximum description width in search results, in columns. */
export const descriptionColumns = 165;

/**
 * The document title. The company name is appended if there is room and the title
 * does not contain it. An overlong title is cut after its last part that fits.
 *
 * @param title without the company's name
 */
export function documentTitle(title: string): string {
  const full = `${title} · ${company.name}`;
  if (!title.includes(company.name) && textWidth(full) <= titleColumns) return full;
  return shorten(title, titleColumns, /[:,;،؛、，：；–—](?=\s|$)|[?!؟？！。](?=\s|$)|[、，：；？！。]/g);
}

/**
 * The meta description: as many whole sentences as search results show.
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

/** Truncates at the last punctuation mark that fits; otherwise at a word boundary with an ellipsis. */
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
