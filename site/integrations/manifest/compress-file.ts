import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Pages under this size, bytes, are far from every limit. */
const smallPage = 70_000;

/**
 * Brotli quality (0 to 11) and window (bits). Quality 10 makes a page 7 % smaller than 9, but takes 30 ms instead of 2: for
 * large pages, scripts and search indexes, but not for the thousands of small pages.
 */
const settings = { small: { quality: 9, window: 16 }, large: { quality: 10, window: 18 } } as const;

/**
 * Writes `<file>.br` next to a file if it is shorter than the file. Clients without brotli get files that the server
 * compresses with gzip on demand.
 *
 * @param content content of the file
 * @returns the length of the written file, bytes
 */
export async function compressFile(file: string, content: Buffer): Promise<{ br?: number }> {
  const { quality, window } = settings[file.endsWith('.html') && content.length < smallPage ? 'small' : 'large'];
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
