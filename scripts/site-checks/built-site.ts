import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '#contracts/build-manifest.ts';
import { addressOf } from '#server/http/static/addresses.ts';
import { readManifest } from '#server/operations/read-manifest.ts';
import { readPage, type Page } from './read-page.ts';

/** A page of the build and its location. */
export type BuiltPage = Page & {
  /** Path relative to `dist/site`, `/de/products.html`. */
  file: string;
  /** URL path, `/de/products`. */
  address: string;
  /** Whether it is a 404 page, shown at any unknown URL. */
  isNotFoundPage: boolean;
};

/** A build as listed in its manifest. */
export type BuiltSite = {
  folder: string;
  manifest: BuildManifest;
  /** All files by their URL path. */
  files: ReadonlyMap<string, string>;
  pages: readonly BuiltPage[];
};

/**
 * Reads a build.
 *
 * @param folder contains `manifest.json` and `site/`
 * @throws Error that says what to do if there is none, or one by another version
 */
export function readBuiltSite(folder = 'dist'): BuiltSite {
  const manifest = readManifest(folder);
  const paths = Object.keys(manifest.files);
  return {
    folder,
    manifest,
    files: new Map(paths.map((path) => [addressOf(path), path])),
    pages: paths
      .filter((path) => path.endsWith('.html'))
      .map((file) => ({
        ...readPage(readFileSync(join(folder, 'site', file), 'utf8')),
        file,
        address: addressOf(file),
        isNotFoundPage: /(^|\/)404\.html$/.test(file),
      })),
  };
}

/** Reads a built file as text. */
export function readBuilt(site: BuiltSite, path: string): string {
  return readFileSync(join(site.folder, 'site', path), 'utf8');
}
