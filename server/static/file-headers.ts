import type { BuiltFile } from '#contracts/build-manifest.ts';
import type { HeaderList } from '#server/guards/security-headers.ts';
import type { FileForm, SiteFile } from './load-site.ts';
import type { ByteRange } from './parse-range.ts';

/** Headers of a file with its whole body. */
export function wholeHeaders(file: SiteFile, form: FileForm): HeaderList {
  const isIdentity = form.encoding === 'identity';
  return [
    ...['Content-Type', file.built.type, 'Content-Length', String(form.bytes)],
    ...(isIdentity ? [] : ['Content-Encoding', form.encoding]),
    ...(isIdentity && !file.isMissingPage ? ['Accept-Ranges', 'bytes'] : []),
    ...bareHeaders(file, form),
  ];
}

/** Headers of a part of a file's identity form. */
export function partHeaders(file: SiteFile, { start, end }: ByteRange): HeaderList {
  const { bytes } = file.identity;
  return [
    ...['Content-Type', file.built.type, 'Content-Length', String(end - start + 1)],
    ...['Content-Range', `bytes ${start}-${end}/${bytes}`],
    ...bareHeaders(file, file.identity),
  ];
}

/** Headers that go with the file whether or not a body does: all of a 304. */
export function bareHeaders(file: SiteFile, form: FileForm): HeaderList {
  const hasForms = file.br !== undefined || file.gzip !== undefined;
  return [
    // A missing address has no content, so its page no tag.
    ...(file.isMissingPage ? [] : ['ETag', form.etag]),
    ...['Cache-Control', cacheControl(file.built)],
    ...(hasForms ? ['Vary', 'Accept-Encoding'] : []),
    ...file.security,
  ];
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
