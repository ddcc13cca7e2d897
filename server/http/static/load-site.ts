import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { Headers, SecurityHeaders } from '#server/http/security-headers.ts';
import { addressOf, createAddressFinder } from './addresses.ts';

/** The build, ready to be served. */
export type Site = {
  /** Where its files are. */
  folder: string;
  /** Files by their address, spelled as a browser writes it. */
  files: ReadonlyMap<string, SiteFile>;
  /** The page for an address that does not exist, in the language of the address. */
  missingPage: (path: string) => SiteFile | undefined;
  /** The address that an unclean path stands for; see `createAddressFinder`. */
  findAddress: (path: string) => string | undefined;
  /** Languages that were built. */
  locales: readonly SiteLocale[];
  /**
   * A file in an encoding it was not necessarily compressed with: then as it is. From memory once it was read.
   *
   * @throws Error when another build has overwritten the file
   */
  read: (file: SiteFile, encoding?: Encoding) => FileContent | Promise<FileContent>;
};

/** A language that was built; see `buildManifestSchema`. */
export type SiteLocale = BuildManifest['locales'][number];

/** Encodings that files are kept in, the shortest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** A file of the build. */
export type SiteFile = {
  /** Below `Site.folder`, `/de/products.html`. */
  path: string;
  built: BuiltFile;
  isPage: boolean;
  /** Every header that depends neither on the request nor on the encoding. */
  headers: Headers;
};

/** What is sent of a file, with all of its headers. */
export type FileContent = { body: Buffer; headers: Headers };

/**
 * Loads a build.
 *
 * @throws ConfigurationError when the files are not those that the manifest names
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

/** Markdown copies of pages, which search engines would take for the pages themselves. */
const notIndexed = { 'x-robots-tag': 'noindex' };

function isServiceWorker(path: string): boolean {
  return path === '/service-worker.js' || path === '/service-worker-removal.js';
}

function isMissingPage(path: string): boolean {
  return path.endsWith('/404.html');
}

const endings = { br: '.br', gzip: '.gz', identity: '' };

/** All compressed pages of a site in 31 languages, and some more. */
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
  // One tag for each encoding: caches must never put bytes of two together.
  const etag = encoding === 'identity' ? `"${file.built.etag}"` : `"${file.built.etag}-${encoding}"`;
  const headers = {
    ...file.headers,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    // The page of a missing address has no content that could be the same.
    ...(isMissingPage(file.path) ? {} : { etag }),
  };
  return { body, headers };
}

/** Undefined where the file was not compressed so. */
function sizeOf({ bytes, encodings: { br, gzip } }: BuiltFile, encoding: Encoding): number | undefined {
  return { br, gzip, identity: bytes }[encoding];
}

function checkSize(location: string, bytes: number | undefined): void {
  if (bytes === undefined) return;
  const size = statSync(location, { throwIfNoEntry: false })?.size;
  if (size === bytes) return;
  const found = size === undefined ? 'is missing' : `has ${size} bytes, not ${bytes}`;
  throw new ConfigurationError([
    `${location} ${found}, unlike the manifest says; build the site again: npm run build.`,
  ]);
}

/**
 * Pages and what else has a lasting name are kept but asked about each time: a 304 is one round trip and no body, and
 * nobody reads yesterday's page with today's scripts. `no-cache` and not `max-age=0`: it forbids a stale answer even to
 * a cache that can't reach us. Prefetched pages are shown without asking again all the same, as browsers count those
 * as part of the visit. Pictures and fonts with lasting names change so seldom that a day's delay is worth the requests.
 */
function cacheControl({ immutable, type }: BuiltFile): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  return /^(image|font)\//.test(type) ? 'public, max-age=86400' : 'no-cache';
}
