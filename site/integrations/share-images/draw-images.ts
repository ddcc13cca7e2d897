import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '#locales/registry.ts';
import { articleShareImage, shareImage } from '#site/seo/share-image.ts';
import { drawArticle } from './draw-image.ts';
import { loadFonts, type LoadedFont } from './load-fonts.ts';
import { composeImage, toJpeg } from './render-image.ts';
import { shareTitles } from './share-titles.ts';

/** Cache of rendered images between builds; the file name is a hash of the inputs. */
const cache = '.cache/share-images';

const illustrations = 'site/assets/illustrations';

/** The images of a build: their files in the cache, and their paths on the site. */
export type DrawnImages = {
  images: { file: string; path: string }[];
  /** How many were not in the cache. */
  rendered: number;
};

/**
 * Draws all share images that are not in the cache, where the same text and code give the same file.
 *
 * @throws Error with the text that can't be drawn
 */
export async function drawImages(languages: readonly Language[]): Promise<DrawnImages> {
  const code = codeHash();
  const drawn: DrawnImages = { images: [], rendered: 0 };
  const add = async (path: string, source: unknown, draw: () => Promise<Buffer>) => {
    const hash = createHash('sha256').update(code).update(JSON.stringify(source)).digest('hex').slice(0, 24);
    const file = join(cache, `${hash}.jpg`);
    drawn.images.push({ file, path });
    if (existsSync(file)) return;
    writeFileSync(file, await draw());
    drawn.rendered++;
  };
  mkdirSync(cache, { recursive: true });
  for (const language of languages) {
    const titles = shareTitles(language);
    const { tag, script, direction } = language;
    const text = `Northlamp ${titles.map(({ title, name = '' }) => title + name).join('')}`;
    let fonts: Promise<readonly LoadedFont[]> | undefined;
    const load = () => (fonts ??= loadFonts(text, script));
    for (const { route, ...about } of titles) {
      const image = { ...about, tag, isRightToLeft: direction === 'rtl' };
      await add(shareImage(route, tag), [image, script], async () => toJpeg(composeImage(image, await load())));
    }
  }
  for (const file of globSync(`${illustrations}/*.svg`)) {
    const source = readFileSync(file, 'utf8');
    await add(articleShareImage(basename(file)), source, () => toJpeg(drawArticle(source)));
  }
  return drawn;
}

/** Hashes all inputs except the text: the drawing code, and the versions of renderer and fonts. */
function codeHash(): string {
  const hash = createHash('sha256');
  for (const file of [...globSync('site/integrations/share-images/*.ts'), 'package.json'].sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file === 'package.json' ? versions() : readFileSync(file));
  }
  return hash.update(readFileSync('site/ui/icons/app-drawings.ts')).digest('hex');
}

function versions(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return JSON.stringify(
    Object.entries(devDependencies).filter(([name]) => /fontsource|harfbuzz|resvg|sharp|subset/.test(name)),
  );
}
