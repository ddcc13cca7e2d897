import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compression settings: brotli quality (0 to 11) and window (bits), gzip level (1 to 9). */
export type Quality = { brotli: number; window: number; gzip: number };

/** Scripts, styles, and drawings: few files, used by many pages. */
const assets: Quality = { brotli: 11, window: 22, gzip: 9 };

/**
 * Pages: thousands of files. With a 64 kB window, quality 9 is as fast as quality 6 with the default window and smaller
 * for Arabic (180 bytes per page). Quality 10 saves 7 % but takes 21 ms per page instead of 1.3: over a minute for 31
 * languages.
 */
const pages: Quality = { brotli: 9, window: 16, gzip: 6 };

/**
 * Common landing pages: the catalog, and blog posts, which are the longest pages and get visits from search engines.
 * There are nine per language, so each may take 20 ms.
 */
const landingPages: Quality = { brotli: 10, window: 16, gzip: 9 };

/** `/products.html`, `/de/blog/a-post.html`. */
const landingPaths = /\/products\.html$|\/blog\/[\w-]+\.html$/;

/**
 * Home and product pages: 80 ms each for 240 bytes less. Home has to fit into the initial congestion window of a
 * connection, and product pages with their list of transmitted data have to stay within the budget.
 */
const mainPages: Quality = { brotli: 11, window: 16, gzip: 9 };

/** `/index.html`, `/de.html`, and all top-level pages in English; `/de/product/vpn.html`. */
const mainPaths = /^\/[\w-]+\.html$|\/product\/[\w-]+\.html$/;

/** Data files: larger than a 64 kB window. */
const data: Quality = { brotli: 6, window: 22, gzip: 6 };

/** Returns the compression settings for a file. */
export function qualityOf(path: string): Quality {
  if (path.endsWith('.html')) return mainPaths.test(path) ? mainPages : landingPaths.test(path) ? landingPages : pages;
  return /\.(?:js|css|svg)$/.test(path) ? assets : data;
}

/**
 * Writes `<file>.br` and `<file>.gz` next to a file if they are shorter than the file.
 *
 * @param content content of the file
 * @returns the lengths of the written files, bytes
 */
export async function compressFile(
  file: string,
  content: Buffer,
  quality: Quality,
): Promise<{ br?: number; gzip?: number }> {
  const [br, gz] = await Promise.all([brotliOf(content, quality), deflate(content, { level: quality.gzip })]);
  const lengths: { br?: number; gzip?: number } = {};
  if (br.length < content.length) {
    await writeFile(`${file}.br`, br);
    lengths.br = br.length;
  }
  if (gz.length < content.length) {
    await writeFile(`${file}.gz`, gz);
    lengths.gzip = gz.length;
  }
  return lengths;
}

/** The transfer size of a file, bytes: with brotli, or uncompressed if that is shorter. */
export async function transferSize(content: Buffer, quality: Quality): Promise<number> {
  return Math.min((await brotliOf(content, quality)).length, content.length);
}

function brotliOf(content: Buffer, quality: Quality): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_LGWIN]: quality.window,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
