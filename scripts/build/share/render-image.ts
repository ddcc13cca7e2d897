import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { drawImage, titleWidth } from './draw-image.ts';
import type { LoadedFont } from './load-fonts.ts';
import { setLine } from './set-line.ts';
import { wrapText } from './wrap-text.ts';

/** Most bytes of an image: some messengers load nothing larger. */
const maxShareBytes = 60_000;

/** Sizes of the title, px, the largest first; the first in which it fits is taken. */
const sizes = [76, 66, 57, 49, 42, 36];
const maxLines = 3;

/** Scripts with marks above and below their letters need room between the lines. */
const tallScripts = /^(ar|fa|hi|mr|th)\b/;

/** The words of an image. */
export type ShareWords = {
  title: string;
  /** The app it is about, and its name. */
  name?: string | undefined;
  app?: AppIconName | undefined;
  /** BCP 47 tag of the title's language. */
  tag: string;
  isRightToLeft: boolean;
};

/**
 * Draws the image of a page with its title as large as it fits.
 *
 * @returns SVG
 * @throws Error when the title fits in no size
 */
export function composeImage(
  { title, name, app, tag, isRightToLeft }: ShareWords,
  fonts: readonly LoadedFont[],
): string {
  const set = (text: string, size: number) => setLine(text, { fonts, size, isRightToLeft, tag });
  for (const size of sizes) {
    // An average letter is a little more than half as wide as high.
    const lines = wrapText(title, Math.floor(titleWidth / (size * 0.53)), tag).map((line) => set(line, size));
    if (lines.length > maxLines || lines.some(({ width }) => width > titleWidth)) continue;
    const step = size * (tallScripts.test(tag) ? 1.45 : 1.22);
    const wordmark = setLine('Northlamp', { fonts, size: 42, isRightToLeft: false, tag: 'en' });
    return drawImage({
      name: name === undefined ? undefined : set(name, 34),
      title: lines,
      size,
      step,
      wordmark,
      isRightToLeft,
      app,
    });
  }
  throw new Error(`share images: "${title}" (${tag}) does not fit`);
}

/**
 * Draws an SVG without texts as JPEG of at most 60 kB: as good as fits.
 *
 * @throws Error when it is larger even at a quality that shows
 */
export async function toJpeg(svg: string): Promise<Buffer> {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 1200 }, font: { loadSystemFonts: false } }).render();
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  for (const quality of [84, 74, 64, 54]) {
    const jpeg = await sharp(image.pixels, { raw })
      .flatten({ background: '#070f1f' })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= maxShareBytes) return jpeg;
  }
  throw new Error('share images: one is larger than 60 kB at the lowest quality');
}
