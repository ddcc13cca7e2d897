/**
 * Subsets Manrope to the few kB a page needs, and writes `site/styles/fonts/`.
 *
 * Run it after a change of the font or of the characters below: `node scripts/subset-fonts.ts`.
 * Commit the output: a build needs neither this script nor the font package.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import subsetFont from 'subset-font';

import { measureMeanAdvance } from './font-metrics.ts';

const family = 'Manrope';
const fontFolder = 'site/assets/fonts';
const styleFolder = 'site/styles/fonts';

/** Light text on a dark background looks thinner, so `font-weight: normal` (400) is rendered at 450. */
const weights = { min: 450, max: 700 };

/** Kerning, and tabular figures for counters. Manrope's other features are fractions. */
const keepFeatures = ['kern', 'tnum'];

/** Letters, figures, and punctuation on pages that load two files. */
const basicCharacters = between('a', 'z') + between('A', 'Z') + between('0', '9') + ' .,:;!?()-/+&@\u00a0©·–—’“”…';
const basicRange = 'U+0-ff, U+2010-203a, U+20ac';

/**
 * Font files. `site/styles/scripts/` and `site/styles/font-preload.ts` say which of them a language loads. A range may be
 * wider than its file, which shortens the CSS; where ranges overlap, the later rule takes precedence.
 */
const subsets = [
  // Polish, Czech, Slovak, and š and ž in Finnish loan words
  {
    name: 'latin-ext',
    range: 'U+100-17f',
    characters: 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕ',
    features: [],
  },
  { name: 'turkish', package: 'latin-ext', range: 'U+11e-11f, U+130, U+15e-15f', characters: 'ĞğİŞş', features: [] },
  {
    name: 'vietnamese',
    features: [],
    range: 'U+102-103, U+110-111, U+128-129, U+168-169, U+1a0-1b0, U+1ea0-1ef9, U+20ab',
    characters: 'ĂăĐđĨĩŨũƠơƯư' + between('Ạ', 'ỹ') + '₫',
  },
  { name: 'greek', range: 'U+370-3ff', characters: 'ΆΈΉΊΌΎΏΐΰάέήίϊϋόύώΪΫ΄΅' + between('Α', 'Ρ') + between('Σ', 'ώ') },
  { name: 'cyrillic', range: 'U+400-45f, U+2116', characters: 'Ёё№' + between('А', 'я') },
  {
    name: 'latin',
    range: 'U+0-ff, U+152-153, U+2010-203a, U+20ac, U+2122, U+2212',
    // English, German, French, Spanish, Portuguese, Italian, Dutch, Irish, Filipino, and the Nordic languages
    characters:
      between(' ', '~') +
      '\u00a0¡§©«®°·»¿×ªº' +
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝß' +
      'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ' +
      '–—‘’‚“”„•…‹›€™−',
  },
  // For pages that also load a file for their own letters, without what would exceed the budget
  {
    // Polish, Czech, Slovak, Turkish. The package has the Turkish ı in this file
    name: 'latin-central',
    package: 'latin',
    range: `${basicRange}, U+131`,
    characters: basicCharacters + '€„«»' + 'ÁÂÄÇÉÍÎÓÔÖÚÛÜÝáâäçéíîóôöúûüýı',
    features: ['kern'],
  },
  {
    // Names and URLs in Cyrillic and Greek, which write no „ and no …
    name: 'latin-basic',
    package: 'latin',
    range: basicRange,
    characters: basicCharacters.replace('…', '') + '€«»',
    features: [],
  },
  {
    // Vietnamese without the vowels in its own file
    name: 'latin-vietnamese',
    package: 'latin',
    range: basicRange,
    characters: basicCharacters + 'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝ' + 'àáâãèéêìíòóôõùúý',
    features: [],
  },
  {
    // Names in texts of scripts that are set in system fonts, with the letters of Luleå. Without the space and punctuation, which belong to those fonts.
    // Not preloaded, and not used on a first page where it arrives late: the text would move.
    name: 'latin-names',
    package: 'latin',
    family: `${family} Names`,
    display: 'optional',
    range: 'U+2d, U+30-39, U+41-5a, U+61-7a, U+c4-f6',
    characters: '-' + between('a', 'z') + between('A', 'Z') + between('0', '9') + 'ÄÅÖäåö',
    features: [],
  },
];

/** Sample text in five languages for realistic letter frequencies. */
const sample =
  `Six small apps that keep your photos, passwords and connections yours. They work on the phone itself, without an
account, and they say plainly what they can do and what they cannot. Sechs kleine Apps, die deine Fotos, Passwörter und
Verbindungen schützen. Sie laufen auf dem Telefon selbst, ohne Konto, und sagen offen, was sie können. Six petites applications
qui gardent vos photos, vos mots de passe et vos connexions chez vous. Seis aplicaciones pequeñas que cuidan tus fotos y tus
contraseñas. Seis aplicações pequenas que guardam as suas fotografias e as suas palavras-passe.`.replaceAll(
    /\s+/g,
    ' ',
  );

/**
 * System fonts shown until Manrope has loaded. `meanAdvance` was measured by `measureMeanAdvance` with the sample in
 * Liberation Sans 2.1 (metric-compatible with Arial) and in Roboto 3.
 */
const fallbackFonts = [
  { family: 'Arial', faces: ['Arial', 'Liberation Sans'], weight: '100 599', renderedWeight: 450, meanAdvance: 0.4551 },
  {
    family: 'Arial',
    faces: ['Arial Bold', 'Liberation Sans Bold'],
    weight: '600 900',
    renderedWeight: 700,
    meanAdvance: 0.4895,
  },
  { family: 'Roboto', faces: ['Roboto'], weight: '100 599', renderedWeight: 450, meanAdvance: 0.4529 },
  { family: 'Roboto', faces: ['Roboto Bold'], weight: '600 900', renderedWeight: 700, meanAdvance: 0.4588 },
];

const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/manrope/package.json'));
await mkdir(fontFolder, { recursive: true });
await copyFile(join(source, 'LICENSE'), join(fontFolder, 'LICENSE.txt'));

await mkdir(styleFolder, { recursive: true });

for (const { name, package: from = name, range, characters, features = keepFeatures, ...face } of subsets) {
  const original = await readFile(join(source, 'files', `manrope-${from}-wght-normal.woff2`));
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
  } as const;
  const font = await subsetFont(original, characters, options);
  const file = `manrope-${name}.woff2`;
  await writeFile(join(fontFolder, file), font);
  await writeStyle(name, fontFace(file, range, face));
  console.log(`${file}: ${font.length} bytes, ${new Set(characters).size} characters`);
}

const fallbackFaces: string[] = [];
for (const fallback of fallbackFonts) {
  const original = await readFile(join(source, 'files', 'manrope-latin-wght-normal.woff2'));
  const drawn = await subsetFont(original, sample, {
    targetFormat: 'truetype',
    variationAxes: { wght: fallback.renderedWeight },
  });
  fallbackFaces.push(fallbackFace(fallback, measureMeanAdvance(drawn, sample)));
}

await writeStyle('stand-ins', fallbackFaces.join('\n'));

function writeStyle(name: string, rules: string): Promise<void> {
  return writeFile(`${styleFolder}/${name}.css`, `/* Written by scripts/subset-fonts.ts */\n${rules}`);
}

function fontFace(file: string, range: string, { family: name = family, display = 'swap' }): string {
  return `@font-face {
  font-family: ${name};
  src: url('../../assets/fonts/${file}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: ${display};
  unicode-range: ${range};
}
`;
}

/**
 * The `@font-face` of a fallback, scaled to the width of Manrope so that text does not shift when Manrope loads. The height of
 * lines doesn't depend on the font, and the baselines differ by less than a pixel.
 */
function fallbackFace(
  { faces, weight, meanAdvance, ...fallback }: (typeof fallbackFonts)[number],
  advance: number,
): string {
  const sizeAdjust = Number(((advance / meanAdvance) * 100).toFixed(2));
  return `@font-face {
  font-family: '${family} ${fallback.family}';
  src: ${faces.map((face) => `local('${face}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${sizeAdjust}%;
}
`;
}

function between(first: string, last: string): string {
  const start = first.codePointAt(0) ?? 0;
  const end = last.codePointAt(0) ?? 0;
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, index) => start + index));
}
