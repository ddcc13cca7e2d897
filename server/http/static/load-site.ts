import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { Headers, SecurityHeaders } from '#server/http/security-headers.ts';
import { addressOf, createAddressFinder } from './addresses.ts';

/** A loaded build. */
export type Site = ReturnType<typeof loadSite>;

/** A built language; see `buildManifestSchema`. */
export type SiteLocale = BuildManifest['locales'][number];

/** A file of the build. */
export type SiteFile = {
  /** Relative to `Site.folder`: `/de/products.html`. */
  path: string;
  /** Undefined for 404 pages, which are never revalidated. */
  etag: string | undefined;
  isPage: boolean;
  /** Headers that depend neither on the request nor on the encoding. */
  headers: Headers;
  /** The content, compressed with brotli; undefined for images, fonts and files too short to compress. */
  brotli: Buffer | undefined;
};

/**
 * Loads a build: all pages and other compressed files into memory (60 MB for 31 languages), so that they stay what they are
 * when another build replaces the files.
 *
 * @throws ConfigurationError when the files don't match the manifest
 */
export function loadSite(distFolder: string, manifest: BuildManifest, security: SecurityHeaders) {
  const folder = join(distFolder, 'site');
  const files = new Map<string, SiteFile>();
  const missingPages = new Map<string, SiteFile>();
  for (const [path, built] of Object.entries(manifest.files)) {
    const isMissingPage = path.endsWith('/404.html');
    const file: SiteFile = {
      path,
      etag: isMissingPage ? undefined : built.etag,
      isPage: built.type.startsWith('text/html'),
      headers: {
        'content-type': built.type,
        'cache-control': cacheControl(built),
        ...(workers.has(path) ? security.ofWorker : security.ofFile(built)),
        // Search engines would treat Markdown copies of pages as duplicates.
        ...(path.endsWith('.md') ? { 'x-robots-tag': 'noindex' } : {}),
      },
      brotli: loadBrotli(join(folder, path), built),
    };
    if (isMissingPage) missingPages.set(path.replace('/404.html', ''), file);
    else files.set(addressOf(path), file);
  }
  return {
    /** Folder of its files. */
    folder,
    /** Files by their address, percent-encoded as browsers send it. */
    files: files as ReadonlyMap<string, SiteFile>,
    /** Returns the 404 page in the language of an address. */
    missingPage: (path: string) =>
      missingPages.get(/^\/[^/]*/.exec(path)?.[0].toLowerCase() ?? '') ?? missingPages.get(''),
    /** Returns the address for an inexact path. */
    findAddress: createAddressFinder(files.keys()),
    /** Built languages. */
    locales: manifest.locales,
    /** Returns the uncompressed content of a file. */
    read: ({ brotli, path }: SiteFile): Promise<Buffer> =>
      brotli ? promisify(brotliDecompress)(brotli) : readFile(join(folder, path)),
  };
}

const workers = new Set(['/service-worker.js', '/service-worker-removal.js']);

function loadBrotli(location: string, { bytes, encodings: { br } }: BuiltFile): Buffer | undefined {
  if (br === undefined) {
    checkSize(location, statSync(location, { throwIfNoEntry: false })?.size, bytes);
    return undefined;
  }
  const compressed = existsSync(`${location}.br`) ? readFileSync(`${location}.br`) : undefined;
  checkSize(`${location}.br`, compressed?.length, br);
  return compressed;
}

function checkSize(location: string, size: number | undefined, expected: number): void {
  if (size === expected) return;
  const found = size === undefined ? 'is missing' : `has ${size} bytes, not ${expected}`;
  throw new ConfigurationError([`${location} ${found}, unlike in the manifest; build the site again: npm run build.`]);
}

/**
 * Files with a content hash are immutable. Pages and other files without one are cached but revalidated each time: a
 * 304 is one round trip without a body, and an old page never gets new scripts. `no-cache` instead of `max-age=0`,
 * because it forbids stale responses even for a cache that can't reach the server. Browsers still show prefetched pages
 * without revalidation. Images and fonts without a hash change so rarely that they are cached for a day.
 */
function cacheControl({ immutable, type }: BuiltFile): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  return /^(image|font)\//.test(type) ? 'public, max-age=86400' : 'no-cache';
}
