import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageBudgets } from '#content/facts/page-budgets.ts';

/**
 * Search indexes are larger, bytes before compression. Quality 10 makes them 12 % smaller, so that a first search stays
 * within 120 kB.
 */
const largeData = 300_000;

/**
 * Writes `<file>.br` next to a file if it is shorter than the file. Clients without brotli get files that the server
 * compresses with gzip on demand.
 *
 * Quality 8 takes 1.5 ms for a page (9 takes 4 ms for the same length). Quality 11 makes it 7 % smaller, but takes 90 ms: for
 * scripts, which are few, and for the few pages that would be above their budget.
 *
 * @param content content of the file
 * @returns the length of the compressed file, bytes
 */
export function compressFile(file: string, content: Buffer): { br?: number } {
  const isLargeData = file.endsWith('.json') && content.length > largeData;
  let compressed = compress(content, file.endsWith('.js') ? 11 : isLargeData ? 10 : 8);
  if (file.endsWith('.html') && compressed.length > pageBudgets.document) compressed = compress(content, 11);
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
