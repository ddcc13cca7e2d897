import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildManifestSchema } from '#contracts/build-manifest.ts';
import { searchPages } from '#search/search-pages.ts';
import { copyProject } from './copy-project.ts';
import { generateArticles } from './generate-articles.ts';
import { openIndex } from './search-bytes.ts';

const run = promisify(execFile);

/**
 * The cost of a build with generated pages: elapsed seconds, CPU seconds (more reliable while other programs run), peak
 * memory in MB, and the largest download of a visitor's first search, in bytes.
 */
export type BuildSize = { pages: number; seconds: number; processor: number; megabytes: number; firstSearch: number };

/** A very common word, a rare word, several of both, and a misspelling. */
const queries = [
  ...['phone', 'kilategon', 'vpn location', 'pasword manger', 'wo ist mein handy'],
  ...['how to move photos to a new phone safely', 'how do i hide my photos from other people on my phone'],
];

/**
 * Builds a copy of the project, English only, with additional generated articles, and reads time and peak memory from
 * the build's output.
 *
 * @param articles number of generated news articles; each is one page
 */
export async function measureBuild(articles: number): Promise<BuildSize> {
  const { folder, remove } = await copyProject();
  try {
    await generateArticles(join(folder, 'content/news/en'), articles);
    const { stdout } = await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: folder,
      env: { ...process.env, LOCALES: 'en' },
      timeout: 1_200_000,
    });
    const [, pages, seconds, processor, megabytes] =
      /Built (\d+) pages in ([\d.]+) s.*processor ([\d.]+) s, peak memory (\d+) MB/s.exec(stdout) ?? [];
    return {
      pages: Number(pages),
      seconds: Number(seconds),
      processor: Number(processor),
      megabytes: Number(megabytes),
      firstSearch: await largestFirstSearch(join(folder, 'dist')),
    };
  } finally {
    await remove();
  }
}

async function largestFirstSearch(folder: string): Promise<number> {
  const manifest = buildManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  const sizes = queries.map(async (query) => {
    const { index, bytes } = openIndex(folder, manifest, '');
    await searchPages(index, query);
    return bytes();
  });
  return Math.max(...(await Promise.all(sizes)));
}
