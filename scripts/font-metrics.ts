import { Blob as FontData, Face, Font } from 'harfbuzzjs';

/**
 * Measures a text with a static TrueType font (not WOFF2).
 *
 * @returns the mean advance width of its characters, without kerning, in em
 */
export function measureMeanAdvance(data: Uint8Array, text: string): number {
  const face = new Face(new FontData(data));
  const font = new Font(face);
  const advances = Array.from(text, (character) =>
    font.glyphHAdvance(font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0),
  );
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  return total / advances.length / face.upem;
}
