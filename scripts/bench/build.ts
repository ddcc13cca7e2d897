import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildManifestSchema } from '#contracts/build-manifest.ts';
import { copyProject } from '#scripts/build-copy.ts';
import { generateArticles } from './generate-articles.ts';

/** The cost of a build: elapsed seconds, and peak memory in MB as the build prints it. */
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
    const build = ['run', '--silent', 'build'];
    const { stdout } = await promisify(execFile)('npm', build, { cwd: folder, env, timeout: 1_200_000 });
    const seconds = Math.round((performance.now() - start) / 1000);
    const { files } = buildManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'dist/manifest.json'), 'utf8')));
    return {
      pages: Object.keys(files).filter((path) => path.endsWith('.html')).length,
      seconds,
      megabytes: Number(/peak memory (\d+) MB/.exec(stdout)?.[1]),
    };
  } finally {
    await remove();
  }
}
