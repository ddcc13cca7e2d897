import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFile, type Effort } from './compress-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Text that compresses to about a third, as pages do. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ((index * 2_654_435_761) % 4_294_967_296).toString(36)).join(' ');

/** Text of two thousand words, of which a seventh is left. */
const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    ((((index * 2_654_435_761) % 4_294_967_296) >>> 3) % 1_999).toString(36),
  ).join(' ');

/** Length of a text's brotli form, bytes. */
const compress = async (text: string, effort: Effort) =>
  (await compressFile(join(folder, 'file'), Buffer.from(text), effort)).br ?? Infinity;

test('both forms hold the same text, and their lengths are told', async () => {
  const file = join(folder, 'page.html');
  const lengths = await compressFile(file, Buffer.from(words(500)), 'one round trip');
  const br = readFileSync(`${file}.br`);
  const gz = readFileSync(`${file}.gz`);
  expect(brotliDecompressSync(br).toString()).toBe(words(500));
  expect(gunzipSync(gz).toString()).toBe(words(500));
  expect(lengths).toEqual({ br: br.length, gzip: gz.length });
});

test('a page that fits into no round trip gets what its budget takes, and none that is beyond reach', async () => {
  const page = (count: number) => compress(sentences(count), 'one round trip');
  expect(await compress(sentences(36_500), 'quick')).toBeGreaterThan(14_600);
  expect(await page(36_500)).toBeLessThanOrEqual(14_600);
  expect(await page(60_000)).toBe(await compress(sentences(60_000), 'quick'));
});

test('a page is compressed as much as it takes to fit into one round trip, and no more', async () => {
  const quickly = await compress(sentences(33_500), 'quick');
  const best = await compress(sentences(33_500), 'best');
  expect(await compress(words(500), 'one round trip')).toBe(await compress(words(500), 'quick'));
  expect(quickly).toBeGreaterThan(13_500);
  expect(await compress(sentences(33_500), 'one round trip')).toBeLessThanOrEqual(13_500);
  expect(best).toBeLessThanOrEqual(13_500);
});

test('data that is larger than a round trip is no page: it is packed quickly', async () => {
  const [quick, best] = [await compress(sentences(40_000), 'quick'), await compress(sentences(40_000), 'best')];
  expect(best).toBeGreaterThan(13_500);
  expect(quick).toBeGreaterThan(best);
});

test('nothing is written that is not shorter', async () => {
  expect(await compressFile(join(folder, 'x.svg'), Buffer.from('x'), 'best')).toEqual({});
});
