import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How well a file is compressed: brotli's quality, 0 to 11, and window, bits; gzip's level, 1 to 9. */
export type Quality = { brotli: number; window: number; gzip: number };

/** Scripts, styles and drawings: there are few, and each is part of many pages. */
const assets: Quality = { brotli: 11, window: 22, gzip: 9 };

/**
 * Pages: there are thousands. In a window of 64 kB quality 9 is as fast as 6 in the usual one, and better for Arabic (180 bytes of a
 * page). Quality 10 makes a page 7 % smaller and takes 21 ms instead of 1.3: more than a minute for 31 languages.
 */
const pages: Quality = { brotli: 9, window: 16, gzip: 6 };

/**
 * Pages that many visits begin with: the catalogue, and blog posts, which search engines lead to and which are the longest. There are nine in
 * a language, so they can take 20 ms each.
 */
const entrances: Quality = { brotli: 10, window: 16, gzip: 9 };

/** `/products.html`, `/de/blog/a-post.html`. */
const entrancePaths = /\/products\.html$|\/blog\/[\w-]+\.html$/;

/**
 * The home page of each language, and the apps' pages: 80 ms for 240 bytes less. Home needs them to stay within a connection's first flight, the
 * others to show what leaves the phone within their budget.
 */
const best: Quality = { brotli: 11, window: 16, gzip: 9 };

/** `/index.html`, `/de.html`, and what else stands at the top in English; `/de/product/vpn.html`. */
const bestPaths = /^\/[\w-]+\.html$|\/product\/[\w-]+\.html$/;

/** Data: larger than a window of 64 kB. */
const data: Quality = { brotli: 6, window: 22, gzip: 6 };

/** The quality for a kind of file. */
export function qualityOf(path: string): Quality {
  if (path.endsWith('.html')) return bestPaths.test(path) ? best : entrancePaths.test(path) ? entrances : pages;
  return /\.(?:js|css|svg)$/.test(path) ? assets : data;
}

/**
 * Writes `<file>.br` and `<file>.gz` beside a file, where they are shorter than it.
 *
 * @param content of the file
 * @returns the lengths of what was written, bytes
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

/** How many bytes of a file are sent: its brotli form, or itself where that is not shorter. */
export async function sentLength(content: Buffer, quality: Quality): Promise<number> {
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
