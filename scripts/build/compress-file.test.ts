import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

test('both forms hold the same text, and their lengths are told', async () => {
  const file = join(folder, 'page.html');
  writeFileSync(file, words(500));
  const lengths = await compressFile(file, 'as needed');
  const br = readFileSync(`${file}.br`);
  const gz = readFileSync(`${file}.gz`);
  expect(brotliDecompressSync(br).toString()).toBe(words(500));
  expect(gunzipSync(gz).toString()).toBe(words(500));
  expect(lengths).toEqual({ br: br.length, gzip: gz.length });
});

test('a page near the size of a round trip gets the best effort', async () => {
  const quick = join(folder, 'quick.html');
  const best = join(folder, 'best.js');
  writeFileSync(quick, words(8_000));
  writeFileSync(best, words(8_000));
  const [page, script] = [await compressFile(quick, 'as needed'), await compressFile(best, 'best')];
  expect(page.br).toBeGreaterThan(13_000);
  expect(page.br).toBe(script.br);
});

test('nothing is written that is not shorter', async () => {
  const file = join(folder, 'x.svg');
  writeFileSync(file, 'x');
  expect(await compressFile(file, 'best')).toEqual({});
});
