/**
 * Maps files of the build to addresses, and requested paths to addresses. Nothing here accesses the disk: a request is
 * only looked up among the known addresses, so path traversal is impossible.
 */

/**
 * Returns the address of a built file: pages without `.html`, `index` as its folder, other files by their name.
 *
 * @param file path relative to `dist/site`: `/de/products.html`
 */
export function addressOf(file: string): string {
  const page = file.replace(/\.html$/, '');
  return encodePath(page === file ? file : withoutIndex(page));
}

/** Returns the raw path of a request: without the query, and without the origin of an absolute-form target. */
export function pathOf(url: string): string {
  const local = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const query = local.indexOf('?');
  return query === -1 ? local : local.slice(0, query);
}

/**
 * Normalizes the raw path of a request (without query). Returns undefined for paths that no browser sends: invalid or
 * overlong percent-encoding, control characters, backslashes, encoded slashes, dot segments, empty segments.
 */
export function readPath(written: string): string | undefined {
  if (!/^\/[!-[\]-~]*$/.test(written) || /%2f/i.test(written)) return undefined;
  try {
    const path = decodeURIComponent(written);
    // oxlint-disable-next-line no-control-regex -- finds control characters
    return /[\u0000-\u001f\u007f\\]|\/\.{0,2}\/|\/\.{1,2}$/.test(path) ? undefined : encodePath(path);
  } catch {
    return undefined;
  }
}

/**
 * Creates a function that finds the address for a normalized path with a trailing slash, `.html` or `/index`, or in
 * another letter case if exactly one address matches. (Addresses are case-sensitive, such as `/faq/FAQVPNAndroid`, but
 * people mistype them.)
 */
export function createAddressFinder(addresses: Iterable<string>): (path: string) => string | undefined {
  const known = new Set(addresses);
  const folded = new Map<string, string | undefined>();
  for (const address of known) {
    const key = address.toLowerCase();
    folded.set(key, folded.has(key) ? undefined : address);
  }
  return (path) => {
    const bare = withoutIndex(path.replace(/\/$/, '').replace(/\.html$/i, ''));
    return known.has(bare) ? bare : folded.get(bare.toLowerCase());
  };
}

function withoutIndex(path: string): string {
  return path.replace(/\/index$/i, '') || '/';
}

function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}
