import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { buildManifestSchema, type BuildManifest, type BuiltFile } from '#contracts/build-manifest.ts';
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
   * The content of a file, from memory once it was read.
   *
   * @throws Error when another build has overwritten the file
   */
  read: (file: SiteFile, encoding?: Encoding) => Promise<Buffer>;
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

/**
 * Reads what the build says it made.
 *
 * @throws ConfigurationError when there is no build, or one of another version of this program
 */
export function readManifest(distFolder: string): BuildManifest {
  const location = join(distFolder, 'manifest.json');
  let text: string;
  try {
    text = readFileSync(location, 'utf8');
  } catch {
    throw new ConfigurationError([`There is no ${location}; build the site first: npm run build.`]);
  }
  const result = buildManifestSchema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const reason = issue ? ` (${issue.path.join(' → ')}: ${issue.message})` : '';
  throw new ConfigurationError([`${location} is not of this version${reason}; build the site again: npm run build.`]);
}

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
    for (const encoding of encodings) checkSize(locationOf(folder, path, encoding), sizeOf(built, encoding));
    const file = { path, built, isPage: built.type.startsWith('text/html'), headers: headersOf(built, security) };
    const [, prefix] = /^(.*)\/404\.html$/.exec(path) ?? [];
    if (prefix === undefined) files.set(addressOf(path), file);
    else missingPages.set(prefix, file);
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

/** All compressed pages of a site in 31 languages, and some more. */
const maxCachedBytes = 64 * 1024 * 1024;

function createReader(folder: string): Site['read'] {
  const contents = new LRUCache<string, Buffer, number>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length || 1,
    fetchMethod: async (location, _stale, { context: size }) => {
      const content = await readFile(location);
      if (content.length !== size) throw new Error('a file on the disk is not of the build that was loaded');
      return content;
    },
  });
  return async ({ path, built }, encoding = 'identity') => {
    const location = locationOf(folder, path, encoding);
    return contents.get(location) ?? contents.forceFetch(location, { context: sizeOf(built, encoding) ?? 0 });
  };
}

function locationOf(folder: string, path: string, encoding: Encoding): string {
  const endings = { br: '.br', gzip: '.gz', identity: '' };
  return join(folder, path + endings[encoding]);
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

function headersOf(built: BuiltFile, security: SecurityHeaders): Headers {
  return { 'content-type': built.type, 'cache-control': cacheControl(built), ...security.ofFile(built) };
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
