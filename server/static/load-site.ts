import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildManifestSchema, type BuildManifest, type BuiltFile } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { HeaderList, SecurityHeaders } from '#server/guards/security-headers.ts';
import { addressOf, createAddressFinder } from './addresses.ts';
import { variantHeaders, type VariantHeaders } from './file-headers.ts';
import { prepareHead } from './send-prepared.ts';

/** The build, ready to be answered with. */
export type Site = {
  /** Files by their address, spelled as a browser writes it. */
  files: ReadonlyMap<string, SiteFile>;
  /** The page for an address that is none, in the language of the address. */
  missingPage: (path: string) => SiteFile | undefined;
  /** The address that an unclean path stands for; see `createAddressFinder`. */
  findAddress: (path: string) => string | undefined;
};

export type SiteFile = {
  /** Where the identity form lies on the disk. */
  location: string;
  bytes: number;
  type: string;
  identity: VariantHeaders;
  br: CompressedVariant | undefined;
  gzip: CompressedVariant | undefined;
  security: HeaderList;
};

/**
 * A compressed form in memory: the joined headers of a 200, and the body as a string of one character a byte, because
 * Node puts headers and such a body into one write, and headers and a Buffer into two.
 */
export type CompressedVariant = VariantHeaders & { head: string; body: string };

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
 * Loads a build: compressed forms and headers into memory, identity forms stay on the disk.
 *
 * @throws ConfigurationError when a file that the manifest names is not there
 */
export function loadSite(distFolder: string, manifest: BuildManifest, security: SecurityHeaders): Site {
  const files = new Map<string, SiteFile>();
  const missingPages = new Map<string, SiteFile>();
  for (const [path, built] of Object.entries(manifest.files)) {
    const [, prefix] = /^(.*)\/404\.html$/.exec(path) ?? [];
    const file = loadFile(join(distFolder, 'site', path), built, security, prefix !== undefined);
    if (prefix === undefined) files.set(addressOf(path), file);
    else missingPages.set(prefix, file);
  }
  return {
    files,
    missingPage: (path) => missingPages.get(/^\/[^/]*/.exec(path)?.[0].toLowerCase() ?? '') ?? missingPages.get(''),
    findAddress: createAddressFinder(files.keys()),
  };
}

function loadFile(location: string, built: BuiltFile, security: SecurityHeaders, isMissingPage: boolean): SiteFile {
  const common = security.ofFile(built);
  const variant = (encoding: 'br' | 'gzip', suffix: string, bytes: number | undefined) => {
    if (bytes === undefined) return undefined;
    const body = readBody(location + suffix);
    const headers = variantHeaders(built, encoding, body.length, common, isMissingPage);
    return { ...headers, head: prepareHead(headers.whole), body };
  };
  return {
    location,
    bytes: built.bytes,
    type: built.type,
    security: common,
    identity: variantHeaders(built, 'identity', built.bytes, common, isMissingPage),
    br: variant('br', '.br', built.encodings.br),
    gzip: variant('gzip', '.gz', built.encodings.gzip),
  };
}

function readBody(location: string): string {
  try {
    return readFileSync(location, 'latin1');
  } catch {
    throw new ConfigurationError([`There is no ${location}, which the manifest names; build the site again.`]);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
