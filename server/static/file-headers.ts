import type { BuiltFile } from '#contracts/build-manifest.ts';
import type { HeaderList } from '#server/guards/security-headers.ts';
import type { Encoding } from './negotiate-encoding.ts';

/** Headers of one form of a file, made once and sent as they are. */
export type VariantHeaders = {
  etag: string;
  /** With the whole body. */
  whole: HeaderList;
  /** Without a body, for 304 and 412; with `Content-Range` and the length, for 206. */
  bare: HeaderList;
};

/** Makes the headers of one form of a file. A page for missing addresses has no tag: its addresses have no content. */
export function variantHeaders(
  built: BuiltFile,
  encoding: Encoding,
  bytes: number,
  security: HeaderList,
  isMissingPage: boolean,
): VariantHeaders {
  // Strong, so one for each form: bytes of two forms must never be put together.
  const etag = encoding === 'identity' ? `"${built.etag}"` : `"${built.etag}-${encoding}"`;
  const hasForms = built.encodings.br !== undefined || built.encodings.gzip !== undefined;
  const bare = [
    ...(isMissingPage ? [] : ['ETag', etag]),
    ...['Cache-Control', cacheControl(built)],
    ...(hasForms ? ['Vary', 'Accept-Encoding'] : []),
    ...security,
  ];
  const whole = [
    ...['Content-Type', built.type, 'Content-Length', String(bytes)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(encoding === 'identity' && !isMissingPage ? ['Accept-Ranges', 'bytes'] : []),
    ...bare,
  ];
  return { etag, whole, bare };
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
