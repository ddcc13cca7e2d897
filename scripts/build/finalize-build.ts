import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';
import { compressFile, qualityOf } from './compress-file.ts';
import { cspHashes } from './csp-hashes.ts';
import { mediaType } from './media-types.ts';

/** Vite's folder of files whose names hold a hash of their content. */
const hashedFolder = '/_assets/';

/** How many files are worked on at once: zlib has four threads, and reading goes on meanwhile. */
const workers = 8;

/**
 * Finishes a build: compresses and hashes every file, and lists them all in the manifest, which is written last.
 *
 * @param folder where `site/` stands and `manifest.json` will
 * @param about the parts of the manifest that are not files
 * @returns how many pages there are
 */
export async function finalizeBuild(folder: string, about: Omit<BuildManifest, 'version' | 'builtAt' | 'files'>) {
  const root = `${folder}/site`;
  // A glob leaves out `.well-known/`.
  const all = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((one) => one.isFile())
    .map((one) => relative(root, join(one.parentPath, one.name)))
    .sort();
  const files: [string, BuiltFile][] = [];
  const queue = paths.values();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const path of queue) files.push([`/${path}`, await finalizeFile(`${folder}/site`, `/${path}`)]);
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

async function finalizeFile(root: string, path: string): Promise<BuiltFile> {
  const { type, compressible } = mediaType(path);
  const content = await readFile(root + path);
  return {
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 16),
    bytes: content.length,
    type,
    encodings: compressible ? await compressFile(root + path, content, qualityOf(path)) : {},
    immutable: path.startsWith(hashedFolder),
    ...(path.endsWith('.html') ? { csp: cspHashes(content.toString('utf8')) } : {}),
  };
}
