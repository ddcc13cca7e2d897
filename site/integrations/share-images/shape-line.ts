import { Buffer as Text, Direction, shape } from 'harfbuzzjs';
import type { LoadedFont } from './load-fonts.ts';

/** A line of text as SVG outlines, starting at x = 0 on the baseline y = 0, and its width, px. */
export type ShapedLine = { width: number; paths: string };

/** Width of a space in em: the font subsets have no space glyph. */
const space = 0.26;

/** Latin letters and digits with the characters between them: left-to-right runs in right-to-left text. */
const leftToRight = /[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Nd}\p{M} .,:'’+&/-]*[\p{Script=Latin}\p{Nd}])?/gu;

/** Combining marks and joiners, which stay with the preceding letter. */
const attached = /[\p{M}\u200c\u200d]/u;

type Run = { text: string; isRightToLeft: boolean };

type Setting = { fonts: readonly LoadedFont[]; size: number; isRightToLeft: boolean; tag: string };

/**
 * Shapes a line of text with HarfBuzz, as browsers do: joined Arabic letters, Devanagari conjuncts, Thai marks.
 *
 * @param setting `size` is the font size, px
 */
export function shapeLine(text: string, setting: Setting): ShapedLine {
  let width = 0;
  let paths = '';
  for (const piece of placePieces(text, setting)) {
    if (piece.font) paths += shapePiece(piece.part, piece.font, { ...setting, ...piece, x: width });
    width += piece.width;
  }
  return { width, paths };
}

/** Returns the width of a line of text, px. */
export function lineWidth(text: string, setting: Setting): number {
  return placePieces(text, setting).reduce((sum, { width }) => sum + width, 0);
}

/** Splits a line into pieces with one font and direction, in visual order from left to right. */
function placePieces(text: string, { fonts, size, isRightToLeft, tag }: Setting) {
  const runs = isRightToLeft ? directionalRuns(text).reverse() : [{ text, isRightToLeft }];
  return runs.flatMap((run) => {
    const pieces = splitByFont(run.text, fonts);
    return (run.isRightToLeft ? pieces.reverse() : pieces).map(({ part, font }) => ({
      part,
      font,
      isRightToLeft: run.isRightToLeft,
      width: font ? advanceOf(part, font, size, run.isRightToLeft, tag) : part.length * space * size,
    }));
  });
}

/** Splits a right-to-left line into directional runs, in reading order. */
function directionalRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: latin, index } of text.matchAll(leftToRight)) {
    if (index > end) runs.push({ text: text.slice(end, index), isRightToLeft: true });
    runs.push({ text: latin, isRightToLeft: false });
    end = index + latin.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isRightToLeft: true });
  return runs;
}

type Piece = { part: string; font: LoadedFont | undefined };

/** Splits text into pieces with one font each; spaces are separate pieces without a font. */
function splitByFont(text: string, fonts: readonly LoadedFont[]): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const isSpace = /\s/.test(character);
    const joins = last?.font && !isSpace && (attached.test(character) || last.font.characters.has(character));
    const font = fonts.find(({ characters }) => characters.has(character));
    if (last && (joins || (isSpace && !last.font))) last.part += character;
    else pieces.push({ part: character, font: isSpace ? undefined : font });
  }
  return pieces;
}

type Place = { size: number; x: number; isRightToLeft: boolean; tag: string };

function shapeGlyphs(part: string, { font }: LoadedFont, isRightToLeft: boolean, tag: string) {
  const text = new Text();
  text.addText(part);
  text.guessSegmentProperties();
  text.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  text.setLanguage(tag);
  shape(font, text);
  return text
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ glyph: codepoint, position: text.getGlyphPositions()[index] }));
}

function advanceOf(part: string, font: LoadedFont, size: number, isRightToLeft: boolean, tag: string): number {
  const glyphs = shapeGlyphs(part, font, isRightToLeft, tag);
  return (glyphs.reduce((sum, { position }) => sum + (position?.xAdvance ?? 0), 0) * size) / font.unitsPerEm;
}

function shapePiece(part: string, font: LoadedFont, { size, x, isRightToLeft, tag }: Place): string {
  const scale = size / font.unitsPerEm;
  let pen = 0;
  let paths = '';
  for (const { glyph, position } of shapeGlyphs(part, font, isRightToLeft, tag)) {
    if (glyph === 0) throw new Error(`share images: a glyph is missing in "${part}"`);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = position ?? {};
    const outline = font.font.glyphToPath(glyph);
    // The y axis of fonts points up.
    const place = `translate(${x + (pen + xOffset) * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
    if (outline) paths += `<path transform="${place}" d="${outline}"/>`;
    pen += xAdvance;
  }
  return paths;
}
