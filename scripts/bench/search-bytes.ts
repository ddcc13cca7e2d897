import { readFileSync } from 'node:fs';
import type { BuildManifest } from '#contracts/build-manifest.ts';
import { pageFile, termsFile, type IndexRoot, type IndexSource } from '#contracts/search/index-format.ts';

/**
 * Opens the search index of a built language, and counts what a visitor would load of it.
 *
 * @param folder of the build, `dist`
 * @param prefix first part of the language's addresses, `de`; "" for English
 * @returns the index, and the bytes that were loaded so far, as sent
 */
export function openIndex(
  folder: string,
  { files }: Pick<BuildManifest, 'files'>,
  prefix: string,
): { source: IndexSource; bytes: () => number } {
  const base = prefix ? `/${prefix}/search` : '/search';
  const loaded = new Set([`${base}/labels.json`]);
  const read = (path: string): unknown => {
    loaded.add(path);
    return JSON.parse(readFileSync(`${folder}/site${path}`, 'utf8'));
  };
  const root = read(`${base}/index.json`) as IndexRoot;
  const load = (name: string) => Promise.resolve(read(`${root.folder}/${name}`) as never);
  const sizeOf = (path: string) => files[path]?.encodings.br ?? files[path]?.bytes ?? Number.NaN;
  return {
    source: { root, terms: (part) => load(termsFile(part)), page: (page) => load(pageFile(page)) },
    bytes: () => [...loaded].reduce((sum, path) => sum + sizeOf(path), 0),
  };
}
