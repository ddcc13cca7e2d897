import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { apps } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { localPath } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';
import { articleShareImage, shareImage, shareSections } from '#site/seo/share-image.ts';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { pageFile } from './built-pages.ts';
import { readSections } from './search-index/read-sections.ts';
import { drawArticle } from './share-images/draw-image.ts';
import { loadFonts, type LoadedFont } from './share-images/load-fonts.ts';
import { composeImage, toJpeg } from './share-images/render-image.ts';

/** Cache of rendered images between builds; the file name is a hash of the inputs. */
const cache = '.cache/share-images';

/** Images drawn concurrently: enough for two cores; each takes 10 MB of memory. */
const workers = 3;

const illustrations = 'site/assets/illustrations';

type TitleImage = { path: string; title: string; name?: string; app?: AppIconName };

/**
 * Draws the share images: for each language one for home, each app, and each section of the site, and one for each
 * illustration. Images with the same text and code are copied from `.cache/`.
 *
 * @param languages built languages
 */
export function shareImages(languages: readonly Language[]): AstroIntegration {
  return {
    name: 'share-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { total, rendered } = await writeShareImages(dir, languages);
        logger.info(`${total} images, of them ${rendered} new`);
      },
    },
  };
}

async function writeShareImages(
  dir: URL,
  languages: readonly Language[],
): Promise<{ total: number; rendered: number }> {
  const root = fileURLToPath(dir);
  const code = codeHash();
  const count = { total: 0, rendered: 0 };
  const writeImage = async (path: string, source: unknown, draw: () => Promise<Buffer>) => {
    const hash = createHash('sha256').update(code).update(JSON.stringify(source)).digest('hex').slice(0, 24);
    const file = join(cache, `${hash}.jpg`);
    const known = await readFile(file).catch(() => undefined);
    if (!known) await writeFile(file, await draw());
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true });
    await cp(file, target);
    count.total++;
    if (!known) count.rendered++;
  };
  await mkdir(cache, { recursive: true });
  for (const language of languages) {
    const images = await titleImages(dir, language);
    let fonts: Promise<readonly LoadedFont[]> | undefined;
    const text = `Northlamp ${images.map(({ title, name = '' }) => title + name).join('')}`;
    const load = () => (fonts ??= loadFonts(text, language.script));
    const queue = images.values();
    await Promise.all(
      Array.from({ length: workers }, async () => {
        for (const { path, ...about } of queue) {
          const whole = { ...about, tag: language.tag, isRightToLeft: language.direction === 'rtl' };
          await writeImage(path, [whole, language.script], async () => toJpeg(composeImage(whole, await load())));
        }
      }),
    );
  }
  for (const file of globSync(`${illustrations}/*.svg`)) {
    const source = await readFile(file, 'utf8');
    await writeImage(articleShareImage(basename(file)), source, () => toJpeg(drawArticle(source)));
  }
  return count;
}

/** The images of a language, with the headings of its built pages as titles. */
async function titleImages(dir: URL, language: Language): Promise<TitleImage[]> {
  const image = async (route: string, about: Omit<TitleImage, 'path' | 'title'> = {}): Promise<TitleImage> => ({
    path: shareImage(route, language.tag),
    title: await headingOf(pageFile(dir, localPath(language, route))),
    ...about,
  });
  return Promise.all([
    image('/'),
    ...shareSections.map((section) => image(`/${section}`)),
    ...apps.map(({ id, slug }) => image(`/product/${slug}`, { name: appNames[id], app: id })),
  ]);
}

/** @throws Error if the page has no heading */
async function headingOf(page: URL): Promise<string> {
  const [opening] = readSections(await readFile(page, 'utf8')).sections;
  // The fonts of the images lack the non-breaking hyphen.
  const text = opening?.heading.replaceAll('\u2011', '-') ?? '';
  if (!text) throw new Error(`share images: ${page.pathname} has no heading`);
  return text;
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
