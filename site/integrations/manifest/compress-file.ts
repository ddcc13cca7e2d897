import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageBudgets } from '#content/facts/page-budgets.ts';

/**
 * Writes `<file>.br` next to a file if it is shorter than the file. Clients without brotli get files that the server
 * compresses with gzip on demand.
 *
 * Quality 8 takes 1.5 ms for a page (9 takes 4 ms for the same length). Quality 11 makes scripts 8 % smaller, which are few.
 * Quality 10 makes a page 6 % and a search index 12 % smaller, but takes ten times as long: for what would be larger than a
 * page may be. Thus long pages stay within their budget, and a first search within 120 kB.
 *
 * @param content content of the file
 * @returns the length of the compressed file, bytes
 */
export function compressFile(file: string, content: Buffer): { br?: number } {
  let compressed = compress(content, file.endsWith('.js') ? 11 : 8);
  if (compressed.length > pageBudgets.document && !file.endsWith('.js')) compressed = compress(content, 10);
  if (compressed.length >= content.length) return {};
  writeFileSync(`${file}.br`, compressed);
  return { br: compressed.length };
}

const compress = (content: Buffer, quality: number) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // The window is 256 kB: larger than nearly all files, and smaller than the default, which takes memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
