import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildManifestSchema, type BuildManifest } from '#contracts/build-manifest.ts';
import { addressOf } from '#server/http/static/addresses.ts';
import { readPage, type Page } from './read-page.ts';

/** A page of the build and where it is. */
export type BuiltPage = Page & {
  /** Path below `dist/site`, `/de/products.html`. */
  file: string;
  /** The path it answers at, `/de/products`. */
  address: string;
  /** A page of the kind that answers at any address that is none. */
  isMissingPage: boolean;
};

/** The build, as its manifest lists it. */
export type BuiltSite = {
  folder: string;
  manifest: BuildManifest;
  /** Every file by the address it answers at. */
  files: ReadonlyMap<string, string>;
  pages: readonly BuiltPage[];
};

/**
 * Reads a build.
 *
 * @param folder where `manifest.json` and `site/` are
 */
export function readBuiltSite(folder = 'dist'): BuiltSite {
  const manifest = buildManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
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
        isMissingPage: /(^|\/)404\.html$/.test(file),
      })),
  };
}

/** The text of a built file. */
export function readBuilt(site: BuiltSite, path: string): string {
  return readFileSync(join(site.folder, 'site', path), 'utf8');
}
