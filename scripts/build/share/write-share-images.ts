import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { apps } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { localPath } from '#locales/addresses.ts';
import { withoutJoiners } from '#locales/keep-together.ts';
import type { Language } from '#locales/registry.ts';
import { articleShareImage, shareImage, shareSections } from '#site/seo/share-image.ts';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { drawArticle } from './draw-image.ts';
import { loadFonts, type LoadedFont } from './load-fonts.ts';
import { composeImage, toJpeg } from './render-image.ts';

/** Cache of rendered images between builds; the file name is a hash of the inputs. */
const cache = '.cache/share-images';

/** Images drawn concurrently: enough for two cores; each takes 10 MB of memory. */
const workers = 3;

const illustrations = 'site/assets/illustrations';

type TitleImage = { path: string; title: string; name?: string; app?: AppIconName };

/**
 * Writes the share images: for each language one for home, each app, and each section of the site, and one for each
 * illustration. Images with the same text and code are copied from `.cache/`.
 *
 * @param root folder of the built site; the titles are read from its pages
 * @param languages built languages
 * @returns the number of images, and how many were rendered
 */
export async function writeShareImages(
  root: string,
  languages: readonly Language[],
): Promise<{ total: number; rendered: number }> {
  const code = codeHash();
  const count = { total: 0, rendered: 0 };
  const writeImage = async (path: string, source: unknown, draw: () => Promise<Buffer>) => {
    const hash = createHash('sha256').update(code).update(JSON.stringify(source)).digest('hex').slice(0, 24);
    const file = join(cache, `${hash}.jpg`);
    const known = await readFile(file).catch(() => undefined);
    if (!known) await writeFile(file, await draw());
    await mkdir(dirname(root + path), { recursive: true });
    await cp(file, root + path);
    count.total++;
    if (!known) count.rendered++;
  };
  await mkdir(cache, { recursive: true });
  for (const language of languages) {
    const images = titleImages(root, language);
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
function titleImages(root: string, language: Language): TitleImage[] {
  const heading = (route: string) => headingOf(root, localPath(language, route));
  return [
    { path: shareImage('/', language.tag), title: heading('/') },
    ...shareSections.map((section) => ({
      path: shareImage(`/${section}`, language.tag),
      title: heading(`/${section}`),
    })),
    ...apps.map(({ id, slug }) => ({
      path: shareImage(`/product/${slug}`, language.tag),
      title: heading(`/product/${slug}`),
      name: appNames[id],
      app: id,
    })),
  ];
}

/** @throws Error if the page has no heading */
function headingOf(root: string, address: string): string {
  const file = `${root}${address === '/' ? '/index' : address}.html`;
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const text = withoutJoiners(heading)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\u00a0\u2011\u202f]/g, (space) => (space === '\u2011' ? '-' : ' '))
    .trim();
  if (!text) throw new Error(`share images: ${file} has no heading`);
  return text;
}

/** Hashes all inputs except the text: the drawing code, and the versions of renderer and fonts. */
function codeHash(): string {
  const hash = createHash('sha256');
  for (const file of [
    ...globSync('scripts/build/share/*.ts'),
    ...globSync('scripts/icons/*.ts'),
    'package.json',
  ].sort()) {
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
