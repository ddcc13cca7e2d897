import { z } from 'zod';

const bytes = z.int().nonnegative();

/** `sha256-…` as a content security policy names an inline script or style, without the quotes. */
const cspHash = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);

const builtFile = z.strictObject({
  /** Opaque name of the content, such as the first 22 characters of its SHA-256 in base64url; without quotes. */
  etag: z.string().regex(/^[\w-]{8,64}$/),
  /** Length as it stands on the disk. */
  bytes,
  /** `Content-Type`, with the charset where it is text: `text/html; charset=utf-8`. */
  type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; charset=utf-8)?$/),
  /** Lengths of `<file>.br` and `<file>.gz` beside it, where they were made. Make none that is not shorter. */
  encodings: z.strictObject({ br: bytes.optional(), gzip: bytes.optional() }),
  /** True where the name holds a hash of the content, so that a browser may keep it for good. */
  immutable: z.boolean(),
  /** Of HTML: hashes of what stands inline in this page, `<script type="speculationrules">` included. */
  csp: z.strictObject({ script: z.array(cspHash), style: z.array(cspHash) }).optional(),
});

/**
 * `dist/manifest.json`: what the build made, for the server that answers with it. It stands beside `dist/site/`, not
 * in it, and is written last, so that a build that broke off leaves none.
 */
export const buildManifestSchema = z.strictObject({
  /** Of this format. A server refuses another one than its own. */
  version: z.literal(1),
  builtAt: z.iso.datetime(),
  /** Canonical origin written into the pages. */
  siteUrl: z.string(),
  /** `buildInputs()` of the configuration it was built with. */
  inputs: z.string(),
  /** `fingerprintSources()` of the files it was built from. */
  sources: z.string(),
  /** Others than ourselves that the pages talk to, for the content security policy. */
  services: z.strictObject({
    /** Origin of the hosted e-mail service; null: our own server. */
    email: z.string().nullable(),
    recaptcha: z.boolean(),
  }),
  /** `RETENTION_DAYS` that the pages name. */
  retentionDays: z.int().positive(),
  /** Languages that were built. `prefix` is the first part of their addresses, "" for English. */
  locales: z.array(z.strictObject({ code: z.string(), prefix: z.string(), tag: z.string() })),
  /**
   * Every file under `dist/site/` that is to be served, by its path there with `/` at its start and between its
   * parts and nothing percent-encoded: `/de/products.html`. The `.br` and `.gz` beside a file are not listed.
   */
  files: z.record(z.string().startsWith('/'), builtFile),
});

/** What the build made; see {@link buildManifestSchema}. */
export type BuildManifest = z.output<typeof buildManifestSchema>;

/** One file of the build. */
export type BuiltFile = z.output<typeof builtFile>;
