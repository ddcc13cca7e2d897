/** Formats rows as a table with headings; column widths fit the content. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((cell) => printableLine(String(cell))));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => graphemes(line[column] ?? '').length)));
  const render = (line: readonly string[]) =>
    line
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - graphemes(cell).length))
      .join('  ')
      .trimEnd();
  const [heading = [], ...body] = lines;
  return [render(heading), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(render)].join('\n');
}

/** Formats a time: `2026-11-21 14:05` (UTC). */
export function formatTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** Formats a duration, rounded: `40 s`, `12 min`, `3 h`, `2 d`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}

/** Formats a number with a noun: `1 mail`, `2 mails`. Only for nouns with a plural in -s. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

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
function printableLine(text: string, length = 60): string {
  const line = graphemes(printable(text).replaceAll(/\s+/g, ' ').trim());
  return line.length <= length ? line.join('') : `${line.slice(0, length - 1).join('')}…`;
}

/** Splits a text into grapheme clusters. */
function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const segmenter = new Intl.Segmenter();
