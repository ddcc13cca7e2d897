/** Metrics of a font that its fallback has to match: vertical metrics and the mean width of characters, in em. */
export type FontMetrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance width of the characters of the sample text, without kerning. */
  meanAdvance: number;
};

/**
 * Measures a text with a static TrueType font (not WOFF2).
 * Tables and offsets: https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function measureFont(font: Buffer, text: string): FontMetrics {
  const table = readDirectory(font);
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  const horizontal = table('hhea');
  const longMetrics = font.readUInt16BE(horizontal + 34);
  const advances = table('hmtx');
  const glyphOf = readCharacterMap(font, table('cmap'));

  const characters = Array.from(text);
  const total = characters.reduce((sum, character) => {
    const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), longMetrics - 1);
    return sum + font.readUInt16BE(advances + glyph * 4);
  }, 0);

  return {
    ascent: font.readInt16BE(horizontal + 4) / unitsPerEm,
    descent: -font.readInt16BE(horizontal + 6) / unitsPerEm,
    lineGap: font.readInt16BE(horizontal + 8) / unitsPerEm,
    meanAdvance: total / characters.length / unitsPerEm,
  };
}

function readDirectory(font: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no table "${tag}".`);
    return offset;
  };
}

/** Reads the format 4 subtable, which every font with characters of the Basic Multilingual Plane has. */
function readCharacterMap(font: Buffer, cmap: number): (codePoint: number) => number {
  const subtable = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 4 + index * 8 + 4),
  )
    .map((offset) => cmap + offset)
    .find((offset) => font.readUInt16BE(offset) === 4);
  if (subtable === undefined) throw new Error('The font has no character map of format 4.');

  const segments = font.readUInt16BE(subtable + 6) / 2;
  const ends = subtable + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;

  return (codePoint) => {
    for (let segment = 0; segment < segments; segment++) {
      if (font.readUInt16BE(ends + segment * 2) < codePoint) continue;
      const start = font.readUInt16BE(starts + segment * 2);
      if (start > codePoint) return 0;
      const delta = font.readUInt16BE(deltas + segment * 2);
      const range = font.readUInt16BE(ranges + segment * 2);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = font.readUInt16BE(ranges + segment * 2 + range + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
