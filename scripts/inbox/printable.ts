/**
 * A visitor's text for a terminal: without control characters, which would move the cursor or change colors, and without
 * those that turn the direction of what follows. Line ends and tabs stay.
 */
export function printable(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** The same on one line, and no longer than that. */
export function printableLine(text: string, length = 60): string {
  const line = characters(printable(text).replaceAll(/\s+/g, ' ').trim());
  return line.length <= length ? line.join('') : `${line.slice(0, length - 1).join('')}…`;
}

/** A text's characters as people count them. */
export function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const segmenter = new Intl.Segmenter();
