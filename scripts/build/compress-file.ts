import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compression settings: brotli quality (0 to 11) and window (bits), gzip level (1 to 9). */
export type Quality = { brotli: number; window: number; gzip: number };

/** Scripts, styles, and drawings: few files, used by many pages. */
const assets: Quality = { brotli: 11, window: 22, gzip: 9 };

/**
 * Home and product pages: 250 files, 70 ms each. At this quality, home fits into a connection's initial congestion window
 * in most languages, and product pages, which have the largest styles, fit into their budget.
 */
const landingPages: Quality = { brotli: 11, window: 18, gzip: 9 };

/** `/index.html`, `/de.html`, `/es-419.html`, `/product/vpn.html`, `/de/product/vpn.html`; `/faq.html` looks the same. */
const landingPaths = /^\/(index|[a-z]{2,3}(-\w+)?)\.html$|\/product\/[\w-]+\.html$/;

/**
 * All other pages: thousands of files, 1.1 ms each. In a 64 kB window, quality 8 is as small as 9 and smaller than 6 with
 * the default window; quality 10 saves 7 % but takes 21 ms.
 */
const pages: Quality = { brotli: 8, window: 16, gzip: 6 };

/**
 * Data files: search terms are larger than a 64 kB window. With a larger one, quality 9 takes 3 ms even for small files;
 * 8 takes half a millisecond and makes search terms 7 % smaller than 6.
 */
const data: Quality = { brotli: 8, window: 22, gzip: 6 };

/** Returns the compression settings for a file. */
export function qualityOf(path: string): Quality {
  if (path.endsWith('.html')) return landingPaths.test(path) ? landingPages : pages;
  return /\.(?:js|css|svg)$/.test(path) ? assets : data;
}

/**
 * Writes `<file>.br` and `<file>.gz` next to a file if they are shorter than the file.
 *
 * @param content content of the file
 * @returns the lengths of the written files, bytes
 */
export function compressFile(file: string, content: Buffer, quality: Quality): { br?: number; gzip?: number } {
  const br = brotliOf(content, quality);
  const gz = gzipSync(content, { level: quality.gzip });
  const lengths: { br?: number; gzip?: number } = {};
  if (br.length < content.length) {
    writeFileSync(`${file}.br`, br);
    lengths.br = br.length;
  }
  if (gz.length < content.length) {
    writeFileSync(`${file}.gz`, gz);
    lengths.gzip = gz.length;
  }
  return lengths;
}

/** The transfer size of a file, bytes: with brotli, or uncompressed if that is shorter. */
export function transferSize(content: Buffer, quality: Quality): number {
  return Math.min(brotliOf(content, quality).length, content.length);
}

function brotliOf(content: Buffer, quality: Quality): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_LGWIN]: quality.window,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
