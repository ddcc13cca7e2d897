import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { Headers, SecurityHeaders } from '#server/http/security-headers.ts';
import { addressOf, createAddressFinder } from './addresses.ts';

/** A loaded build. */
export type Site = {
  /** Folder of its files. */
  folder: string;
  /** Files by their address, percent-encoded as browsers send it. */
  files: ReadonlyMap<string, SiteFile>;
  /** Returns the 404 page in the language of an address. */
  missingPage: (path: string) => SiteFile | undefined;
  /** Returns the address for an inexact path; see `createAddressFinder()`. */
  findAddress: (path: string) => string | undefined;
  /** Built languages. */
  locales: readonly SiteLocale[];
  /**
   * Returns a file in an encoding, or uncompressed if the build has no such variant. Cached in memory.
   *
   * @throws Error when another build overwrote the file
   */
  read: (file: SiteFile, encoding?: Encoding) => FileContent | Promise<FileContent>;
};

/** A built language; see `buildManifestSchema`. */
export type SiteLocale = BuildManifest['locales'][number];

/** Encodings of the files, the best compression first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** A file of the build. */
export type SiteFile = {
  /** Relative to `Site.folder`: `/de/products.html`. */
  path: string;
  built: BuiltFile;
  isPage: boolean;
  /** Headers that depend neither on the request nor on the encoding. */
  headers: Headers;
};

/** The body of a file in one encoding, with all headers. */
export type FileContent = { body: Buffer; headers: Headers };

/**
 * Loads a build.
 *
 * @throws ConfigurationError when the files don't match the manifest
 */
export function loadSite(distFolder: string, manifest: BuildManifest, security: SecurityHeaders): Site {
  const folder = join(distFolder, 'site');
  const files = new Map<string, SiteFile>();
  const missingPages = new Map<string, SiteFile>();
  for (const [path, built] of Object.entries(manifest.files)) {
    for (const encoding of encodings) checkSize(join(folder, path + endings[encoding]), sizeOf(built, encoding));
    const headers = {
      'content-type': built.type,
      'cache-control': cacheControl(built),
      ...(isServiceWorker(path) ? security.ofWorker : security.ofFile(built)),
      ...(path.endsWith('.md') ? notIndexed : {}),
    };
    const file = { path, built, isPage: built.type.startsWith('text/html'), headers };
    if (isMissingPage(path)) missingPages.set(path.replace('/404.html', ''), file);
    else files.set(addressOf(path), file);
  }
  return {
    folder,
    files,
    missingPage: (path) => missingPages.get(/^\/[^/]*/.exec(path)?.[0].toLowerCase() ?? '') ?? missingPages.get(''),
    findAddress: createAddressFinder(files.keys()),
    locales: manifest.locales,
    read: createReader(folder),
  };
}

/** For Markdown copies of pages, which search engines would treat as duplicates. */
const notIndexed = { 'x-robots-tag': 'noindex' };

function isServiceWorker(path: string): boolean {
  return path === '/service-worker.js' || path === '/service-worker-removal.js';
}

function isMissingPage(path: string): boolean {
  return path.endsWith('/404.html');
}

const endings = { br: '.br', gzip: '.gz', identity: '' };

/** More than all compressed pages in 31 languages. */
const maxCachedBytes = 64 * 1024 * 1024;

function createReader(folder: string): Site['read'] {
  const contents = new LRUCache<string, FileContent, () => Promise<FileContent>>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ body }) => body.length || 1,
    fetchMethod: (_path, _stale, { context: read }) => read(),
  });
  return (file, encoding = 'identity') => {
    const existing = sizeOf(file.built, encoding) === undefined ? 'identity' : encoding;
    const path = file.path + endings[existing];
    return contents.get(path) ?? contents.forceFetch(path, { context: () => readContent(folder, file, existing) });
  };
}

async function readContent(folder: string, file: SiteFile, encoding: Encoding): Promise<FileContent> {
  const body = await readFile(join(folder, file.path + endings[encoding]));
  if (body.length !== sizeOf(file.built, encoding)) {
    throw new Error('a file on the disk is not of the build that was loaded');
  }
  // One ETag per encoding, so that caches never combine bytes of two encodings.
  const etag = encoding === 'identity' ? `"${file.built.etag}"` : `"${file.built.etag}-${encoding}"`;
  const headers = {
    ...file.headers,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    // 404 pages have no ETag.
    ...(isMissingPage(file.path) ? {} : { etag }),
  };
  return { body, headers };
}

/** Returns undefined if the build has no variant in this encoding. */
function sizeOf({ bytes, encodings: { br, gzip } }: BuiltFile, encoding: Encoding): number | undefined {
  return { br, gzip, identity: bytes }[encoding];
}

function checkSize(location: string, bytes: number | undefined): void {
  if (bytes === undefined) return;
  const size = statSync(location, { throwIfNoEntry: false })?.size;
  if (size === bytes) return;
  const found = size === undefined ? 'is missing' : `has ${size} bytes, not ${bytes}`;
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
