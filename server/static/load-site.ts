import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildManifestSchema, type BuildManifest, type BuiltFile } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { HeaderList, SecurityHeaders } from '#server/guards/security-headers.ts';
import { addressOf, createAddressFinder } from './addresses.ts';
import { wholeHeaders } from './file-headers.ts';
import type { Encoding } from './negotiate-encoding.ts';
import { prepareAnswer, type PreparedAnswer } from './send-prepared.ts';

/** The build, ready to be answered with. */
export type Site = {
  /** Files by their address, spelled as a browser writes it. */
  files: ReadonlyMap<string, SiteFile>;
  /** The page for an address that is none, in the language of the address. */
  missingPage: (path: string) => SiteFile | undefined;
  /** The address that an unclean path stands for; see `createAddressFinder`. */
  findAddress: (path: string) => string | undefined;
  /** Languages that were built. */
  locales: readonly SiteLocale[];
};

/** A language that was built; see `buildManifestSchema`. */
export type SiteLocale = BuildManifest['locales'][number];

/** A file of the build, in up to three forms. */
export type SiteFile = Readonly<Partial<Record<Encoding, FileForm>>> & {
  readonly identity: FileForm;
  readonly built: BuiltFile;
  readonly security: HeaderList;
  /** Shown for addresses that are none. */
  readonly isMissingPage: boolean;
  /** The brotli form, which nearly every visitor gets, is loaded at the start. Others are read when asked for. */
  readonly prepared: PreparedAnswer | undefined;
};

/** One form of a file: as it is, or compressed. */
export type FileForm = {
  readonly encoding: Encoding;
  /** Where it lies on the disk. */
  readonly location: string;
  readonly bytes: number;
  /** Strong, so one for each form: bytes of two forms must never be put together. */
  readonly etag: string;
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
  const files = new Map<string, SiteFile>();
  const missingPages = new Map<string, SiteFile>();
  for (const [path, built] of Object.entries(manifest.files)) {
    const [, prefix] = /^(.*)\/404\.html$/.exec(path) ?? [];
    const location = join(distFolder, 'site', path);
    const file = loadFile(location, built, security.ofFile(built), prefix !== undefined);
    if (prefix === undefined) files.set(addressOf(path), file);
    else missingPages.set(prefix, file);
  }
  return {
    files,
    missingPage: (path) => missingPages.get(/^\/[^/]*/.exec(path)?.[0].toLowerCase() ?? '') ?? missingPages.get(''),
    findAddress: createAddressFinder(files.keys()),
    locales: manifest.locales,
  };
}

function loadFile(location: string, built: BuiltFile, security: HeaderList, isMissingPage: boolean): SiteFile {
  const { br, gzip } = built.encodings;
  const file = {
    built,
    security,
    isMissingPage,
    identity: findForm('identity', location, built.bytes, built.etag),
    ...(br === undefined ? {} : { br: findForm('br', `${location}.br`, br, built.etag) }),
    ...(gzip === undefined ? {} : { gzip: findForm('gzip', `${location}.gz`, gzip, built.etag) }),
    prepared: undefined,
  };
  return file.br ? { ...file, prepared: loadForm(file, file.br) } : file;
}

function loadForm(file: SiteFile, form: FileForm): PreparedAnswer {
  const answer = prepareAnswer(wholeHeaders(file, form), form.bytes);
  const descriptor = openSync(form.location, 'r');
  readSync(descriptor, answer.body);
  closeSync(descriptor);
  return answer;
}

function findForm(encoding: Encoding, location: string, bytes: number, etag: string): FileForm {
  const size = statSync(location, { throwIfNoEntry: false })?.size;
  if (size !== bytes) {
    const found = size === undefined ? 'is missing' : `has ${size} bytes, not ${bytes}`;
    throw new ConfigurationError([
      `${location} ${found}, unlike the manifest says; build the site again: npm run build.`,
    ]);
  }
  return { encoding, location, bytes, etag: encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
