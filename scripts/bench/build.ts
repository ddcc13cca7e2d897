import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildManifestSchema } from '#contracts/build-manifest.ts';
import { copyProject } from '#scripts/build-copy.ts';
import { generateArticles } from './generate-articles.ts';

/** Prints the peak memory of a process at its end. */
const peakPrinter = `data:text/javascript,import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => console.log('peak memory', process.resourceUsage().maxRSS));`;

/** The cost of a build: elapsed seconds, and peak memory in MB. */
export type BuildCost = { pages: number; seconds: number; megabytes: number };

/**
 * Builds a copy of the project, English only.
 *
 * @param articles number of generated news articles in it; each is one page
 */
export async function measureBuild(articles: number): Promise<BuildCost> {
  const { folder, remove } = await copyProject(['en']);
  try {
    await generateArticles(join(folder, 'content/news/en'), articles);
    const env = { ...process.env, LOCALES: 'en' };
    const start = performance.now();
    const build = ['--import', peakPrinter, 'node_modules/astro/bin/astro.mjs', 'build', '--silent'];
    const { stdout } = await promisify(execFile)(process.execPath, build, { cwd: folder, env, timeout: 1_200_000 });
    const seconds = Math.round((performance.now() - start) / 1000);
    const { files } = buildManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8')));
    return {
      pages: Object.keys(files).filter((path) => path.endsWith('.html')).length,
      seconds,
      // Node gives it in units of 1,024 bytes.
      megabytes: Math.round((Number(/peak memory (\d+)/.exec(stdout)?.[1]) * 1024) / 1_000_000),
    };
  } finally {
    await remove();
  }
}
