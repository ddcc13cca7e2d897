import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
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
  /** Whether it is stored compressed with brotli; images, fonts and files too short to compress are not. */
  isCompressed: boolean;
};

/** Compressed files that are kept in memory: those requested last. All of them would take 70 MB. */
const maxCachedBytes = 16 * 1024 * 1024;

/**
 * Loads a build: the list of its files. The files must stay what they are while the server runs: each release has a folder
 * of its own, and `npm start` serves hard links (`scripts/start/hold-build.ts`).
 *
 * @throws ConfigurationError when the files don't match the manifest
 */
export function loadSite(distFolder: string, manifest: BuildManifest, security: SecurityHeaders) {
  const folder = join(distFolder, 'site');
  const files = new Map<string, SiteFile>();
  const missingPages = new Map<string, SiteFile>();
  for (const [path, built] of Object.entries(manifest.files)) {
    checkSize(join(folder, path), built);
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
      isCompressed: built.encodings.br !== undefined,
    };
    if (isMissingPage) missingPages.set(path.replace('/404.html', ''), file);
    else files.set(addressOf(path), file);
  }
  const compressed = new LRUCache<SiteFile, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: ({ path }) => readFile(join(folder, `${path}.br`)),
  });
  /** A request for a file in memory must not wait for a promise. */
  const readCompressed = (file: SiteFile) => compressed.get(file) ?? compressed.forceFetch(file);
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
    /** Returns the content of a compressed file as it is stored, in brotli. */
    readCompressed,
    /** Returns the uncompressed content of a file. */
    read: async (file: SiteFile): Promise<Buffer> =>
      file.isCompressed
        ? await promisify(brotliDecompress)(await readCompressed(file))
        : await readFile(join(folder, file.path)),
  };
}

const workers = new Set(['/service-worker.js', '/service-worker-removal.js']);

function checkSize(location: string, { bytes, encodings: { br } }: BuiltFile): void {
  const stored = br === undefined ? location : `${location}.br`;
  const expected = br ?? bytes;
  const size = statSync(stored, { throwIfNoEntry: false })?.size;
  if (size === expected) return;
  const found = size === undefined ? 'is missing' : `has ${size} bytes, not ${expected}`;
  throw new ConfigurationError([`${stored} ${found}, unlike in the manifest; build the site again: npm run build.`]);
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
