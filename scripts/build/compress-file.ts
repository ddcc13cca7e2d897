import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Brotli's quality. 11 packs a page 10 % smaller than 6 (measured) and takes twenty times as long. */
const quality = { best: 11, quick: 6 } as const;

/**
 * From this length on, bytes compressed quickly, a page comes near the one round trip of 14.6 kB and is compressed
 * again with the best effort. For all pages that would take longer than the rest of the build.
 */
const nearRoundTrip = 13_000;

/**
 * Writes `<file>.br` and `<file>.gz` beside a file, where they are shorter than it.
 *
 * @returns the lengths of what was written, bytes
 */
export async function compressFile(
  file: string,
  effort: 'best' | 'as needed',
): Promise<{ br?: number; gzip?: number }> {
  const content = await readFile(file);
  const compress = (level: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const quick = effort === 'best' ? undefined : await compress(quality.quick);
  const [br, gz] = await Promise.all([
    quick && quick.length < nearRoundTrip ? quick : compress(quality.best),
    deflate(content, { level: effort === 'best' ? 9 : 7 }),
  ]);
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
