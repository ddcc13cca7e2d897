import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFile } from './compress-file.ts';

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

test('both forms hold the same text, and their lengths are told', async () => {
  const file = join(folder, 'page.html');
  writeFileSync(file, words(500));
  const lengths = await compressFile(file, 'one round trip');
  const br = readFileSync(`${file}.br`);
  const gz = readFileSync(`${file}.gz`);
  expect(brotliDecompressSync(br).toString()).toBe(words(500));
  expect(gunzipSync(gz).toString()).toBe(words(500));
  expect(lengths).toEqual({ br: br.length, gzip: gz.length });
});

test('a page that does not fit into one round trip gets the best effort', async () => {
  const quick = join(folder, 'quick.html');
  const best = join(folder, 'best.js');
  writeFileSync(quick, words(8_000));
  writeFileSync(best, words(8_000));
  const [page, script] = [await compressFile(quick, 'one round trip'), await compressFile(best, 'best')];
  expect(page.br).toBeGreaterThan(13_500);
  expect(page.br).toBe(script.br);
});

test('a page is compressed as much as it takes to fit into one round trip, and no more', async () => {
  const small = join(folder, 'small.html');
  const near = join(folder, 'near.html');
  writeFileSync(small, words(500));
  writeFileSync(near, sentences(33_500));
  const quickly = (file: string) =>
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  expect(Math.abs(((await compressFile(small, 'one round trip')).br ?? 0) - quickly(small))).toBeLessThan(20);
  expect(quickly(near)).toBeGreaterThan(13_500);
  expect((await compressFile(near, 'one round trip')).br).toBeLessThanOrEqual(13_500);
});

test('nothing is written that is not shorter', async () => {
  const file = join(folder, 'x.svg');
  writeFileSync(file, 'x');
  expect(await compressFile(file, 'best')).toEqual({});
});
