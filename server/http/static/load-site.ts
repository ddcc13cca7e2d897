import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { Headers, SecurityHeaders } from '#server/http/security-headers.ts';
import { addressOf, createAddressFinder } from './addresses.ts';

/** A loaded build. */
export type Site = ReturnType<typeof loadSite>;

/** A built language; see `buildManifestSchema`. */
export type SiteLocale = BuildManifest['locales'][number];

/** Encodings of the files, the best compression first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** A file of the build. */
export type SiteFile = {
  /** Relative to `Site.folder`: `/de/products.html`. */
  path: string;
  /** Undefined for 404 pages, which are never revalidated. */
  etag: string | undefined;
  /** Size in each encoding that the build has. */
  bytes: Readonly<Partial<Record<Encoding, number | undefined>>>;
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
export function loadSite(distFolder: string, manifest: BuildManifest, security: SecurityHeaders) {
  const folder = join(distFolder, 'site');
  const files = new Map<string, SiteFile>();
  const missingPages = new Map<string, SiteFile>();
  for (const [path, built] of Object.entries(manifest.files)) {
    const isMissingPage = path.endsWith('/404.html');
    const file = {
      path,
      etag: isMissingPage ? undefined : built.etag,
      bytes: { ...built.encodings, identity: built.bytes },
      isPage: built.type.startsWith('text/html'),
      headers: {
        'content-type': built.type,
        'cache-control': cacheControl(built),
        ...(workers.has(path) ? security.ofWorker : security.ofFile(built)),
        // Search engines would treat Markdown copies of pages as duplicates.
        ...(path.endsWith('.md') ? { 'x-robots-tag': 'noindex' } : {}),
      },
    };
    for (const encoding of encodings) checkSize(join(folder, path + endings[encoding]), file.bytes[encoding]);
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
    read: createReader(folder),
  };
}

const workers = new Set(['/service-worker.js', '/service-worker-removal.js']);

const endings = { br: '.br', gzip: '.gz', identity: '' };

/** More than all compressed pages in 31 languages. */
const maxCachedBytes = 64 * 1024 * 1024;

/**
 * Creates a function that returns a file in an encoding, or uncompressed if the build has no such variant. Cached in
 * memory. It throws when another build overwrote the file.
 */
function createReader(folder: string) {
  const contents = new LRUCache<string, FileContent, { file: SiteFile; encoding: Encoding }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ body }) => body.length || 1,
    fetchMethod: (path, _stale, { context: { file, encoding } }) => readContent(join(folder, path), file, encoding),
  });
  return (file: SiteFile, wanted: Encoding = 'identity'): FileContent | Promise<FileContent> => {
    const encoding = file.bytes[wanted] === undefined ? 'identity' : wanted;
    const path = file.path + endings[encoding];
    return contents.get(path) ?? contents.forceFetch(path, { context: { file, encoding } });
  };
}

async function readContent(location: string, file: SiteFile, encoding: Encoding): Promise<FileContent> {
  const body = await readFile(location);
  if (body.length !== file.bytes[encoding]) {
    throw new Error('a file on the disk is not of the build that was loaded');
  }
  const isCompressed = encoding !== 'identity';
  const headers = {
    ...file.headers,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
    ...(isCompressed ? { 'content-encoding': encoding } : {}),
    // One ETag per encoding, so that caches never combine bytes of two encodings.
    ...(file.etag ? { etag: `"${file.etag}${isCompressed ? `-${encoding}` : ''}"` } : {}),
  };
  return { body, headers };
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
