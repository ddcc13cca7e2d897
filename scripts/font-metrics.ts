import { Blob as FontData, Face, Font } from 'harfbuzzjs';

/** Metrics of a font that its fallback has to match: vertical metrics and the mean width of characters, in em. */
export type FontMetrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance width of the characters of the sample text, without kerning. */
  meanAdvance: number;
};

/** Measures a text with a static TrueType font (not WOFF2). */
export function measureFont(data: Uint8Array, text: string): FontMetrics {
  const face = new Face(new FontData(data));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const advances = Array.from(text, (character) =>
    font.glyphHAdvance(font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0),
  );
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    meanAdvance: total / advances.length / face.upem,
  };
}
