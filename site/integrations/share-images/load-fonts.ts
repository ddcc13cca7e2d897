import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob as FontData, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Script } from '#locales/registry.ts';

const require = createRequire(import.meta.url);

/** Font package for each script (`@fontsource-variable/…`). Manrope covers the European scripts. */
const typefaces: Readonly<Record<Script, string>> = {
  latin: 'manrope',
  cyrillic: 'manrope',
  greek: 'manrope',
  vietnamese: 'manrope',
  arabic: 'noto-sans-arabic',
  hebrew: 'noto-sans-hebrew',
  devanagari: 'noto-sans-devanagari',
  thai: 'noto-sans-thai',
  hangul: 'noto-sans-kr',
  japanese: 'noto-sans-jp',
  'chinese-simplified': 'noto-sans-sc',
  'chinese-traditional': 'noto-sans-tc',
};

/** A font and the characters it renders. */
export type LoadedFont = { font: Font; unitsPerEm: number; characters: ReadonlySet<string> };

/** Characters without a glyph: spaces, joiners, and direction marks. */
const invisible = /[\s\u200c-\u200f\u2068\u2069]/;

/**
 * Loads bold fonts for the characters of a text: Manrope for Latin letters, because app names are Latin in every
 * language, and the font of the script.
 *
 * @throws Error with the characters that are in neither font, so that no image shows an empty box
 */
export async function loadFonts(text: string, script: Script): Promise<readonly LoadedFont[]> {
  const wanted = new Set(Array.from(text).filter((character) => !invisible.test(character)));
  const fonts: LoadedFont[] = [];
  for (const name of new Set([typefaces[script], 'manrope'])) {
    // Use Manrope for all Latin letters, so that they match the wordmark.
    const own = [...wanted].filter((character) => name === 'manrope' || !/\p{Script=Latin}/u.test(character)).join('');
    for (const { file, characters } of await subsetsFor(name, own)) {
      const options = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const;
      // HarfBuzz decomposes some characters: Thai sara am into nikhahit and sara aa.
      const drawn = `${characters}${characters.normalize('NFKD')}\u200c\u200d`;
      const face = new Face(new FontData(await subsetFont(await readFile(file), drawn, options)));
      // The Unicode ranges of a family's files overlap; only one of them has the glyph.
      const has = new Set(face.collectUnicodes());
      const drawable = Array.from(characters).filter((character) => has.has(character.codePointAt(0) ?? 0));
      fonts.push({ font: new Font(face), unitsPerEm: face.upem, characters: new Set(drawable) });
    }
  }
  const missing = [...wanted].filter((character) => !fonts.some(({ characters }) => characters.has(character)));
  if (missing.length > 0) throw new Error(`share images: no typeface of "${script}" has ${missing.join(' ')}`);
  return fonts;
}

/** Finds a family's files that cover the text: web fonts are split by Unicode range. */
async function subsetsFor(name: string, text: string): Promise<{ file: string; characters: string }[]> {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/index.css`));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).flatMap(([subset, range]) => {
    const has = parseRange(range);
    const characters = Array.from(text)
      .filter((character) => has(character.codePointAt(0) ?? 0))
      .join('');
    const file = join(folder, 'files', `${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`);
    return characters ? [{ file, characters }] : [];
  });
}

function parseRange(range: string): (code: number) => boolean {
  const parts = range.split(',').map((part) => {
    const [from = '', to = from] = part.replace(/U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (code) => parts.some(([from, to]) => code >= from && code <= to);
}
