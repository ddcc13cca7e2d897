import { readFileSync } from 'node:fs';
import type { BuildManifest } from '#contracts/build-manifest.ts';
import { loadEngine } from '#search/engine.ts';
import { pageFile, termsFile, type IndexedPage, type IndexRoot, type TermsFile } from '#search/index-format.ts';
import type { SearchIndex } from '#search/search-pages.ts';

/**
 * Opens the search index of a built language and counts the bytes a visitor would download.
 *
 * @param folder build output, `dist`
 * @param prefix path prefix of the language, `de`; "" for English
 * @returns the index, and a function that returns the transfer size so far
 */
export function openIndex(
  folder: string,
  { files }: Pick<BuildManifest, 'files'>,
  prefix: string,
): { index: SearchIndex; bytes: () => number } {
  const base = prefix ? `/${prefix}/search` : '/search';
  const loaded = new Set([`${base}/labels.json`]);
  const read = (path: string): unknown => {
    loaded.add(path);
    return JSON.parse(readFileSync(`${folder}/site${path}`, 'utf8'));
  };
  const root = read(`${base}/index.json`) as IndexRoot;
  const engine = loadEngine(read(`${root.folder}/${termsFile}`) as TermsFile);
  const page = (number: number) => Promise.resolve(read(`${root.folder}/${pageFile(number)}`) as IndexedPage);
  const sizeOf = (path: string) => files[path]?.encodings.br ?? files[path]?.bytes ?? Number.NaN;
  return { index: { root, engine, page }, bytes: () => [...loaded].reduce((sum, path) => sum + sizeOf(path), 0) };
}
