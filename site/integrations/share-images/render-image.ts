import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { drawImage, titleWidth } from './draw-image.ts';
import type { LoadedFont } from './load-fonts.ts';
import { lineWidth, shapeLine } from './shape-line.ts';
import { wrapText } from './wrap-text.ts';

/** Maximum size of an image, bytes: some messengers ignore larger ones. */
const maxShareBytes = 60_000;

/** Font sizes of the title, px, with the maximum number of lines; the first that fits is used. */
const sizes: readonly (readonly [size: number, lines: number])[] = [
  [76, 3],
  [66, 3],
  [57, 3],
  [49, 3],
  [49, 4],
  [42, 4],
  [36, 4],
];

/** Languages whose scripts have marks above and below the letters and need a larger line height. */
const tallScripts = /^(ar|fa|hi|mr|th)\b/;

/** The text of a share image. */
export type ShareText = {
  title: string;
  /** Name and id of the app the page is about. */
  name?: string | undefined;
  app?: AppIconName | undefined;
  /** BCP 47 tag of the title's language. */
  tag: string;
  isRightToLeft: boolean;
};

/**
 * Composes a share image with the title in the largest size that fits.
 *
 * @returns SVG
 * @throws Error if the title fits in no size
 */
export function composeImage(words: ShareText, fonts: readonly LoadedFont[]): string {
  const { name, app, tag, isRightToLeft } = words;
  const { size, lines } = fitTitle(words, fonts);
  const set = (text: string, height: number) => shapeLine(text, { fonts, size: height, isRightToLeft, tag });
  return drawImage({
    name: name === undefined ? undefined : set(name, 34),
    title: lines.map((line) => set(line, size)),
    size,
    step: size * (tallScripts.test(tag) ? 1.45 : 1.22),
    wordmark: shapeLine('Northlamp', { fonts, size: 42, isRightToLeft: false, tag: 'en' }),
    isRightToLeft,
    app,
  });
}

/**
 * Breaks a title into lines and returns the largest font size that fits, px. Prefers a smaller size over a last line
 * with a single short word.
 *
 * @throws Error if the title fits in no size
 */
export function fitTitle(
  { title, tag, isRightToLeft }: ShareText,
  fonts: readonly LoadedFont[],
): { size: number; lines: string[] } {
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    const width = widths.get(text) ?? lineWidth(text, { fonts, size: 1, isRightToLeft, tag });
    widths.set(text, width);
    return width;
  };
  const layouts = sizes.flatMap(([size, maxLines]) => {
    const lines = wrapText(title, titleWidth / size, tag, measure);
    const fits = lines.length <= maxLines && lines.every((line) => measure(line) * size <= titleWidth);
    return fits ? [{ size, lines }] : [];
  });
  const layout = layouts.find(({ lines }) => !hasShortLastLine(lines.map(measure))) ?? layouts[0];
  if (!layout) throw new Error(`share images: "${title}" (${tag}) does not fit`);
  return layout;
}

function hasShortLastLine(widths: readonly number[]): boolean {
  return widths.length > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) * 0.3;
}

/**
 * Renders an SVG without text elements as JPEG.
 *
 * @throws Error if it is larger than 60 kB
 */
export async function toJpeg(svg: string): Promise<Buffer> {
  // Not `renderAsync()`: its threads keep 40 MB.
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 1200 }, font: { loadSystemFonts: false } }).render();
  // Neither `mozjpeg` nor `progressive`: their files are up to 15 % smaller, but take two to seven times as long.
  const jpeg = await sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .flatten({ background: '#070f1f' })
    .jpeg({ quality: 64, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (jpeg.length > maxShareBytes)
    throw new Error(`share images: one has ${jpeg.length} bytes, at most ${maxShareBytes}`);
  return jpeg;
}
