import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Brotli quality (0 to 11) and window (bits): 1.4 ms for a page. Quality 11 makes a page 8 % smaller, but takes 60 ms; larger
 * windows take three times as long at this quality.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };

/** The few pages with phone screens, larger than 80 kB, are compressed as well as possible: 110 ms each. */
const largeParams = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 };

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        ...(content.length > 80_000 ? largeParams : params),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content),
};

/**
 * Writes `<file>.br` and `<file>.gz` next to a file if they are shorter than the file.
 *
 * @param content content of the file
 * @returns the lengths of the written files, bytes
 */
export async function compressFile(file: string, content: Buffer): Promise<{ br?: number; gzip?: number }> {
  const write = async (ending: 'br' | 'gz') => {
    const compressed = await compress[ending](content);
    if (compressed.length >= content.length) return undefined;
    await writeFile(`${file}.${ending}`, compressed);
    return compressed.length;
  };
  const [br, gz] = await Promise.all([write('br'), write('gz')]);
  return { ...(br !== undefined && { br }), ...(gz !== undefined && { gzip: gz }) };
}
