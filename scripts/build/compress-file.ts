import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** What is left of the 14.6 kB of a connection's first round trip when the headers, 1.1 kB, have gone before. */
const oneRoundTrip = 13_500;

/**
 * In a window of 64 kB, brotli's quality 9 takes as long as 6 in the usual window of 4 MB, and packs a page a little smaller. What
 * is larger than the window gets 6.
 */
const smallWindow = { bits: 16, bytes: 65_520 };

/** What a page may weigh (`scripts/check-budgets.ts`): as a rule, and in the heaviest language. */
const budgets = [14_600, 18_000];

/** Of what quality 9 makes of a page, 10 leaves this much, in fourteen times the time (22 ms), and 11 in 36 times. */
const shareLeft = { 10: 0.93, 11: 0.91 } as const;

/** How much time a file is worth: of pages and data there are many, of scripts and styles few. */
export type Effort =
  | 'quick'
  /** Quick, and where that does not fit into one round trip or the budget, as much as it takes, if anything does. */
  | 'one round trip'
  | 'best';

/**
 * Writes `<file>.br` and `<file>.gz` beside a file, where they are shorter than it.
 *
 * @param content of the file
 * @returns the lengths of what was written, bytes
 */
export async function compressFile(
  file: string,
  content: Buffer,
  effort: Effort,
): Promise<{ br?: number; gzip?: number }> {
  const [br, gz] = await Promise.all([
    packWith(content, effort),
    deflate(content, { level: effort === 'best' ? 9 : 6 }),
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

async function packWith(content: Buffer, effort: Effort): Promise<Buffer> {
  if (effort === 'best') return pack(content, 11);
  const quick = await pack(content, content.length <= smallWindow.bytes ? 9 : 6);
  const goal = [oneRoundTrip, ...budgets].find((bytes) => quick.length * shareLeft[11] <= bytes);
  if (effort === 'quick' || goal === undefined || quick.length <= goal) return quick;
  const better = quick.length * shareLeft[10] <= goal ? await pack(content, 10) : undefined;
  return better && better.length <= goal ? better : pack(content, 11);
}

function pack(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Fewer bits for near repetitions, of which markup is full: 20 bytes of a page.
      [constants.BROTLI_PARAM_NDIRECT]: 15,
      ...(content.length <= smallWindow.bytes && { [constants.BROTLI_PARAM_LGWIN]: smallWindow.bits }),
    },
  });
}
