import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';
import { runInWorkers } from '#scripts/run-in-worker.ts';
import { compressFile, qualityOf } from './compress-file.ts';
import { cspHashes } from './csp-hashes.ts';
import { mediaType } from './media-types.ts';

/** Vite's folder for files with a content hash in their name. */
const hashedFolder = '/_assets/';

/**
 * Finalizes a build: compresses and hashes every file, in worker threads, then writes the manifest.
 *
 * @param folder contains `site/`; `manifest.json` is written here
 * @param about manifest fields except the files
 * @returns the number of pages
 */
export async function finalizeBuild(folder: string, about: Omit<BuildManifest, 'version' | 'builtAt' | 'files'>) {
  const root = `${folder}/site`;
  // Not a glob: it would skip `.well-known/`.
  const all = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((one) => one.isFile())
    .map((one) => `/${relative(root, join(one.parentPath, one.name))}`)
    .sort();
  const worker = new URL('finalize-thread.ts', import.meta.url);
  const files = (await runInWorkers<[string, BuiltFile][]>(worker, paths, { root })).flat();
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

/**
 * Compresses a file and describes it for the manifest.
 *
 * @param root folder of the built site
 * @param path path in it, such as `/de/products.html`
 */
export function finalizeFile(root: string, path: string): BuiltFile {
  const { type, compressible } = mediaType(path);
  const content = readFileSync(root + path);
  return {
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 16),
    bytes: content.length,
    type,
    encodings: compressible ? compressFile(root + path, content, qualityOf(path)) : {},
    immutable: path.startsWith(hashedFolder),
    ...(path.endsWith('.html') ? { csp: cspHashes(content.toString('utf8')) } : {}),
  };
}
