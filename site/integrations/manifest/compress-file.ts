import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Brotli quality (0 to 11) and window (bits). For the thousands of pages 1.4 ms each: quality 10 makes one 7 % smaller, but takes
 * 30 ms. For scripts and search indexes, which are few.
 */
const settings = { page: { quality: 9, window: 16 }, other: { quality: 10, window: 18 } } as const;

/**
 * Writes `<file>.br` next to a file if it is shorter than the file. Clients without brotli get files that the server
 * compresses with gzip on demand.
 *
 * @param content content of the file
 * @returns the length of the written file, bytes
 */
export async function compressFile(file: string, content: Buffer): Promise<{ br?: number }> {
  const { quality, window } = settings[file.endsWith('.html') ? 'page' : 'other'];
  const compressed = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (compressed.length >= content.length) return {};
  await writeFile(`${file}.br`, compressed);
  return { br: compressed.length };
}
