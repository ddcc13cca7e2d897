/** Characters that must not start a line: closing marks, and Japanese particles of one letter. */
const closing = /^[\u3041-\u3096]$|^[\p{Pe}\p{Pf}\p{Po}ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;

/**
 * Breaks text into the fewest lines that fit, with similar lengths. Breaks between words as the language defines them:
 * Thai, Chinese, and Japanese have no spaces between words.
 *
 * @param maxWidth maximum width of a line
 * @param measure returns the width of a text, in the same unit
 */
export function wrapText(text: string, maxWidth: number, tag: string, measure: (text: string) => number): string[] {
  const pieces = splitAtBreaks(text, tag);
  const count = fill(pieces, maxWidth, measure).length;
  // Find the smallest width that needs no additional line.
  for (let width = measure(text) / count; width < maxWidth; width += maxWidth / 40) {
    const lines = fill(pieces, width, measure);
    if (lines.length === count) return lines;
  }
  return fill(pieces, maxWidth, measure);
}

/** Splits text where a line may break; spaces stay at the end of the pieces. */
function splitAtBreaks(text: string, tag: string): string[] {
  const segments = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const hasSpaces = !/^(ja|zh|th)/.test(tag);
  const pieces: string[] = [];
  for (const segment of segments) {
    const last = pieces.at(-1);
    const joins = last !== undefined && (hasSpaces ? !/[ ]$/.test(last) : closing.test(segment) || segment === ' ');
    if (joins) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function fill(pieces: readonly string[], maxWidth: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && measure((last + piece).trim()) <= maxWidth) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}
