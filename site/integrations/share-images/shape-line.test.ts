import { describe, expect, test } from 'vitest';
import { languages } from '#locales/registry.ts';
import { loadFonts } from './load-fonts.ts';
import { shapeLine } from './shape-line.ts';

const outlines = (paths: string) => paths.match(/<path/g)?.length ?? 0;

async function shapeSample(code: string, text: string) {
  const language = languages.find((one) => one.code === code) ?? languages[0];
  const isRightToLeft = language.direction === 'rtl';
  const fonts = await loadFonts(text, language.script);
  return shapeLine(text, { fonts, size: 100, isRightToLeft, tag: language.tag });
}

describe('shaping', () => {
  test('joins Arabic letters: joined they are narrower than separate ones', async () => {
    const joined = await shapeSample('ar', 'هاتف');
    const apart = await shapeSample('ar', 'ه ا ت ف');
    expect(joined.width).toBeLessThan(apart.width - 3 * 26 - 20);
  });

  test('forms one conjunct from two Devanagari consonants', async () => {
    expect(outlines((await shapeSample('hi', 'क्ष')).paths)).toBe(1);
  });

  test('places a Latin name to the left of the preceding Arabic word and keeps it left-to-right', async () => {
    const { paths } = await shapeSample('ar', 'عبر VPN');
    const [, first = ''] = /translate\((\S+) /.exec(paths) ?? [];
    expect(Number(first)).toBe(0);
    const latin = await shapeSample('ar', 'VPN');
    expect(paths.startsWith(latin.paths)).toBe(true);
  });
});

test('a character without a glyph stops the build and is named in the error', async () => {
  await expect(loadFonts('a🂡', 'latin')).rejects.toThrow('no typeface of "latin" has 🂡');
});
