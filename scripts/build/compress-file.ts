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

/** Product pages, 25 ms each: they have the largest styles and fit into their budget at this quality. */
const productPages: Quality = { brotli: 10, window: 18, gzip: 9 };

/** `/product/vpn.html`, `/de/product/vpn.html`. */
const productPaths = /\/product\/[\w-]+\.html$/;

/** Home, 60 ms: a page that fits into the initial congestion window of a connection paints sooner. */
const home: Quality = { brotli: 11, window: 16, gzip: 9 };

/** `/index.html`, `/de.html`, and all top-level pages in English. */
const homePaths = /^\/[\w-]+\.html$/;

/**
 * Data files: search terms are larger than a 64 kB window. With a larger one, quality 9 takes 3 ms even for small files;
 * 8 takes half a millisecond and makes search terms 7 % smaller than 6.
 */
const data: Quality = { brotli: 8, window: 22, gzip: 6 };

/** Returns the compression settings for a file. */
export function qualityOf(path: string): Quality {
  if (path.endsWith('.html')) return homePaths.test(path) ? home : productPaths.test(path) ? productPages : pages;
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
