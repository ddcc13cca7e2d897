import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';
import { compressFile, type Effort } from './compress-file.ts';
import { cspHashes } from './csp-hashes.ts';
import { mediaType } from './media-types.ts';
import { tidyPage } from './tidy-page.ts';

/** Vite's folder of files whose names hold a hash of their content. */
const hashedFolder = '/_assets/';

/** What is asked for often and weighs on a page. */
const compressedBest = /\.(?:js|css|svg)$/;

/** How many files are worked on at once: zlib has four threads, and reading goes on meanwhile. */
const workers = 8;

/**
 * Finishes a build: tidies the pages, compresses what gains from it, hashes every file, and lists them all in the manifest, which is
 * written last.
 *
 * @param folder where `site/` stands and `manifest.json` will
 * @param about the parts of the manifest that are not files
 * @returns how many pages there are
 */
export async function sealBuild(folder: string, about: Omit<BuildManifest, 'version' | 'builtAt' | 'files'>) {
  const paths = (await Array.fromAsync(glob('**/*.*', { cwd: `${folder}/site` }))).sort();
  const files: [string, BuiltFile][] = [];
  const queue = paths.values();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const path of queue) files.push([`/${path}`, await sealFile(`${folder}/site`, `/${path}`)]);
    }),
  );
  files.sort(([one], [other]) => (one < other ? -1 : 1));
  const manifest: BuildManifest = {
    version: 1,
    builtAt: new Date().toISOString(),
    ...about,
    files: Object.fromEntries(files),
  };
  await writeFile(`${folder}/manifest.json`, JSON.stringify(manifest));
  return { pages: files.filter(([path]) => path.endsWith('.html')).length };
}

async function sealFile(root: string, path: string): Promise<BuiltFile> {
  const file = root + path;
  const { type, compressible } = mediaType(path);
  const immutable = path.startsWith(hashedFolder);
  const isPage = path.endsWith('.html');
  const written = await readFile(file);
  const html = isPage ? tidyPage(written.toString('utf8')) : '';
  const content = isPage ? Buffer.from(html) : written;
  if (isPage) await writeFile(file, content);
  return {
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 16),
    bytes: content.length,
    type,
    encodings: compressible ? await compressFile(file, content, effortFor(path)) : {},
    immutable,
    ...(isPage ? { csp: cspHashes(html) } : {}),
  };
}

function effortFor(path: string): Effort {
  return compressedBest.test(path) ? 'best' : path.endsWith('.html') ? 'one round trip' : 'quick';
}
