/**
 * Addresses of the site: from files to addresses, and from what a client wrote to the address it meant. Nothing here
 * touches the disk: a request is only ever looked up among known addresses, so it can't leave the build's folder.
 */

/**
 * The address that a built file answers at: pages without `.html`, `index` as its folder, all else under its name.
 *
 * @param file path below `dist/site`, `/de/products.html`
 */
export function addressOf(file: string): string {
  const page = file.replace(/\.html$/, '');
  return encodePath(page === file ? file : withoutIndex(page));
}

/** The path that is asked for, as written: without query, and without the origin that a client of a proxy sends. */
export function pathOf(url: string): string {
  const local = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const query = local.indexOf('?');
  return query === -1 ? local : local.slice(0, query);
}

/**
 * Reads the path of a request as written (no query) into its one canonical spelling. Undefined for what no link of a
 * browser looks like: bad or overlong percent-encoding, control characters, backslashes, encoded slashes, dot segments,
 * empty segments.
 */
export function readPath(written: string): string | undefined {
  if (!/^\/[!-[\]-~]*$/.test(written) || /%2f/i.test(written)) return undefined;
  try {
    const path = decodeURIComponent(written);
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    return /[\u0000-\u001f\u007f\\]|\/\.{0,2}\/|\/\.{1,2}$/.test(path) ? undefined : encodePath(path);
  } catch {
    return undefined;
  }
}

/**
 * Makes a function that finds the address a canonical path stands for although it is spelled otherwise: with a slash,
 * `.html` or `/index` at its end, or in other letter case where exactly one address fits (addresses are case-sensitive
 * here, `/faq/FAQVPNAndroid`, but people type them otherwise).
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
