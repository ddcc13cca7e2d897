import { readFileSync } from 'node:fs';
import { appIds } from '#contracts/apps.ts';
import { expect, test } from 'vitest';

type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Tokens = ReadonlyMap<string, Oklch>;

const [defaultCss = '', highContrastCss = ''] = readFileSync('site/styles/tokens.css', 'utf8').split(
  '@media (prefers-contrast: more)',
);
const readTokens = (css: string) =>
  [...css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, name = '', ...numbers]) => [name, numbers.map(Number) as unknown as Oklch] as const,
  );
const defaultTokens: Tokens = new Map(readTokens(defaultCss));
const highContrastTokens: Tokens = new Map([...defaultTokens, ...readTokens(highContrastCss)]);

/** Relative luminance (WCAG 2.2) of a color, with Björn Ottosson's matrices from OKLab to linear sRGB. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, tokens = defaultTokens): number {
  const color = (name: string) => {
    const found = tokens.get(name);
    if (!found) throw new Error(`site/styles/tokens.css has no color --${name}. Example: --vpn: oklch(0.8 0.12 200)`);
    return found;
  };
  return ratio(color(one), color(other));
}

function ratio(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const foregrounds = [...['text', 'quiet', 'lamp', 'danger', 'ok'], ...appIds];

const planes = ['night', 'room', 'stage'];

test.each(foregrounds)('%s has a contrast of at least 4.5:1 on every plane', (name) => {
  for (const plane of planes) expect(contrast(name, plane), plane).toBeGreaterThanOrEqual(4.5);
});

test('text on the lamp color has a contrast of at least 4.5:1', () => {
  expect(contrast('lamp-ink', 'lamp')).toBeGreaterThanOrEqual(4.5);
});

test.each(foregrounds)('with prefers-contrast: more, %s has a contrast of at least 7:1', (name) => {
  for (const plane of planes) expect(contrast(name, plane, highContrastTokens), plane).toBeGreaterThanOrEqual(7);
});

test('with prefers-contrast: more, borders have a contrast of at least 3:1, and text on them 4.5:1', () => {
  expect(highContrastTokens.get('line')).not.toEqual(defaultTokens.get('line'));
  for (const plane of planes) expect(contrast('line', plane, highContrastTokens), plane).toBeGreaterThanOrEqual(3);
  expect(contrast('text', 'line', highContrastTokens)).toBeGreaterThanOrEqual(4.5);
});

test('docs/design.md lists the actual contrasts', () => {
  const rows = [
    ...readFileSync('docs/design.md', 'utf8').matchAll(
      /^\| `--([\w-]+)`.*\| +([\d.]+) +\| +([\d.]+) +\| +([\d.]+) +\|$/gm,
    ),
  ];
  expect(rows.length).toBeGreaterThan(8);
  for (const [, name = '', ...written] of rows)
    expect([name, ...planes.map((plane) => contrast(name, plane).toFixed(1))]).toEqual([name, ...written]);
});
