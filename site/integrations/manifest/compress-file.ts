import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Pages that come near their budget (`content/facts/page-budgets.ts`) are compressed as well as possible, bytes. */
const largePage = 19_900;

/**
 * Writes `<file>.br` next to a file if it is shorter than the file. Clients without brotli get files that the server
 * compresses with gzip on demand.
 *
 * Quality 9 takes 2 ms for a page. Quality 11 makes it 8 % smaller, but takes 85 ms: for the few large pages. Scripts and
 * search indexes, which are few too, get quality 10.
 *
 * @param content content of the file
 * @returns the length of the written file, bytes
 */
export async function compressFile(file: string, content: Buffer): Promise<{ br?: number }> {
  let compressed = await (file.endsWith('.html') ? compress(content, 9, 16) : compress(content, 10, 18));
  if (file.endsWith('.html') && compressed.length > largePage) compressed = await compress(content, 11, 18);
  if (compressed.length >= content.length) return {};
  await writeFile(`${file}.br`, compressed);
  return { br: compressed.length };
}

/** @param windowBits base-2 logarithm of the window, bytes */
const compress = (content: Buffer, quality: number, windowBits: number) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
