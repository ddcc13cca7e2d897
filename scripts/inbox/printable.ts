/**
 * Makes a visitor's text safe for a terminal: removes control characters, which could move the cursor or change colors,
 * and bidirectional formatting characters, which could reorder the text after them. Keeps line breaks and tabs.
 */
export function printable(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** Returns the printable text on one line, truncated to a number of characters. */
export function printableLine(text: string, length = 60): string {
  const line = graphemes(printable(text).replaceAll(/\s+/g, ' ').trim());
  return line.length <= length ? line.join('') : `${line.slice(0, length - 1).join('')}…`;
}

/** Splits a text into grapheme clusters. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const segmenter = new Intl.Segmenter();
