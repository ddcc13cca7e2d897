import { z } from 'zod';

const bytes = z.int().nonnegative();

/** `sha256-…` the source expression of a content security policy for an inline script or style, without quotes. */
const cspHash = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);

const builtFile = z.strictObject({
  /** Opaque name of the content, such as the first 22 characters of its SHA-256 in base64url; without quotes. */
  etag: z.string().regex(/^[\w-]{8,64}$/),
  /** Size on disk. */
  bytes,
  /** `Content-Type`, with the charset where it is text: `text/html; charset=utf-8`. */
  type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; charset=utf-8)?$/),
  /** Sizes of `<file>.br` and `<file>.gz` next to it, present only where they are smaller than the file. */
  encodings: z.strictObject({ br: bytes.optional(), gzip: bytes.optional() }),
  /** True if the name contains a hash of the content, so browsers may cache the file forever. */
  immutable: z.boolean(),
  /** HTML only: hashes of the inline scripts and styles of the page, including `<script type="speculationrules">`. */
  csp: z.strictObject({ script: z.array(cspHash), style: z.array(cspHash) }).optional(),
});

/**
 * `dist/manifest.json`: what the build wrote, for the server. It is next to `dist/site/`, not
 * inside it, and is written last, so an interrupted build leaves no manifest.
 */
export const buildManifestSchema = z.strictObject({
  /** Version of this format. The server rejects any other. */
  version: z.literal(1),
  builtAt: z.iso.datetime(),
  /** Canonical origin written into the pages. */
  siteUrl: z.string(),
  /** `buildInputs()` of the configuration it was built with. */
  inputs: z.string(),
  /** `fingerprintSources()` of the files it was built from. */
  sources: z.string(),
  /** Third-party services that the pages talk to, for the content security policy. */
  services: z.strictObject({
    /** Origin of the hosted e-mail service; null: our own server. */
    email: z.string().nullable(),
    recaptcha: z.boolean(),
  }),
  /** Value of `RETENTION_DAYS` in the pages. */
  retentionDays: z.int().positive(),
  /** Languages that were built. `prefix` is the first part of their addresses, "" for English. */
  locales: z.array(z.strictObject({ code: z.string(), prefix: z.string(), tag: z.string() })),
  /**
   * Every file under `dist/site/` to be served, by its path there, starting with `/` and with `/` between its
   * parts and nothing percent-encoded: `/de/products.html`. The `.br` and `.gz` variants are not listed.
   */
  files: z.record(z.string().startsWith('/'), builtFile),
});

/** Everything the build wrote; see {@link buildManifestSchema}. */
export type BuildManifest = z.output<typeof buildManifestSchema>;

/** One file of the build. */
export type BuiltFile = z.output<typeof builtFile>;
