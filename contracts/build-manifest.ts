import { z } from 'zod';
import { indexings } from './build-config.ts';
import { languages, pseudoLanguage } from '#locales/registry.ts';

const bytes = z.int().nonnegative();

const buildLanguages = [...languages, pseudoLanguage];

/** Hash source of a content security policy for an inline script or style, without quotes: `sha256-…`. */
const cspHash = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);

const builtFile = z.strictObject({
  /** Opaque name of the content, such as the first 22 characters of its SHA-256 in base64url; without quotes. */
  etag: z.string().regex(/^[\w-]{8,64}$/),
  /** Size on disk. */
  bytes,
  /** `Content-Type`, with a charset for text: `text/html; charset=utf-8`. */
  type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; charset=utf-8)?$/),
  /** Size of `<file>.br`, which exists only if it is smaller than the file. */
  encodings: z.strictObject({ br: bytes.optional() }),
  /** True if the name contains a hash of the content, so browsers may cache the file forever. */
  immutable: z.boolean(),
  /** HTML only: hashes of the inline scripts and styles of the page, including `<script type="speculationrules">`. */
  csp: z.strictObject({ script: z.array(cspHash), style: z.array(cspHash) }).optional(),
});

/**
 * `dist/manifest.json`: describes the build's output for the server. It is next to `dist/site/`, not inside it, and
 * written last, so an interrupted build leaves no manifest.
 */
export const buildManifestSchema = z.strictObject({
  /** Version of this format. The server rejects any other. */
  version: z.literal(1),
  builtAt: z.iso.datetime(),
  /** Canonical origin written into the pages. */
  siteUrl: z.string(),
  /** Whether search engines may index the pages; else the host sends `X-Robots-Tag: noindex`. */
  indexing: z.enum(indexings),
  /** `buildInputs()` of the build's configuration. */
  inputs: z.string(),
  /** `fingerprintSources()` of the source files. */
  sources: z.string(),
  /** Third-party services that the pages use, for the content security policy. */
  services: z.strictObject({
    /** Origin of the hosted e-mail service; null for our own server. */
    email: z.string().nullable(),
    recaptcha: z.boolean(),
  }),
  /** Value of `RETENTION_DAYS` in the pages. */
  retentionDays: z.int().positive(),
  /** Built languages. `prefix` is the first segment of their paths, "" for English. */
  locales: z.array(
    z.strictObject({
      code: z.enum(buildLanguages.map(({ code }) => code)),
      prefix: z.string(),
      tag: z.enum(buildLanguages.map(({ tag }) => tag)),
    }),
  ),
  /**
   * All files under `dist/site/` to serve, by path: with a leading `/` and without percent-encoding, such as
   * `/de/products.html`. Their `.br` variants are not listed.
   */
  files: z.record(z.string().startsWith('/'), builtFile),
});

/** The manifest of a build; see {@link buildManifestSchema}. */
export type BuildManifest = z.output<typeof buildManifestSchema>;

/** One file of the build. */
export type BuiltFile = z.output<typeof builtFile>;
