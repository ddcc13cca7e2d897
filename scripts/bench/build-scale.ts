import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from './copy-project.ts';

const run = promisify(execFile);

/** What a build of so many generated pages took. */
export type BuildSize = { pages: number; seconds: number; megabytes: number };

/**
 * Builds a copy of the project with so many additional articles, in English only, and reads time and peak memory from
 * what the build prints.
 *
 * @param articles how many news articles to generate; each is one page
 */
export async function measureBuild(articles: number): Promise<BuildSize> {
  const { folder, remove } = await copyProject();
  try {
    await generateArticles(join(folder, 'content/news/en'), articles);
    const { stdout } = await run(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      env: { ...process.env, LOCALES: 'en' },
      timeout: 1_200_000,
    });
    const [, pages, seconds, megabytes] = /Built (\d+) pages in ([\d.]+) s.*peak memory (\d+) MB/s.exec(stdout) ?? [];
    return { pages: Number(pages), seconds: Number(seconds), megabytes: Number(megabytes) };
  } finally {
    await remove();
  }
}

/** Copies of a real article with other names and days, so that a page costs what a real one costs. */
export async function generateArticles(folder: string, count: number) {
  const model = await readFile(join(folder, '2026-10-vpn-locations.md'), 'utf8');
  await mkdir(folder, { recursive: true });
  for (let index = 0; index < count; index++) {
    const date = new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10);
    const text = model
      .replace(/^date:.*$/m, `date: ${date}`)
      .replace(/^title:.*$/m, `title: 'Generated article ${index}'`);
    await writeFile(join(folder, `generated-${index}.md`), text);
  }
}
