import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageBudgets } from '#content/facts/page-budgets.ts';
import { compressFile } from './compress-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('writes the compressed file and returns its length', () => {
  const file = join(folder, 'page.html');
  const text = 'A page with some words. '.repeat(100);
  const lengths = compressFile(file, Buffer.from(text));
  const br = readFileSync(`${file}.br`);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(lengths).toEqual({ br: br.length });
});

test('compresses a file further that would be larger than a page may be', () => {
  const parts = Array.from(
    { length: 8_000 },
    (_, index) => `<p>${index ** 2 % 9973} words of ${(index ** 2 * 7) % 997}</p>`,
  );
  const content = Buffer.from(parts.join(' '));
  const { BROTLI_PARAM_QUALITY: quality } = constants;
  const usual = brotliCompressSync(content, { params: { [quality]: 8 } }).length;
  expect(usual).toBeGreaterThan(pageBudgets.document);
  expect(compressFile(join(folder, 'page.html'), content).br).toBeLessThan(0.98 * usual);
});

test('does not write a file that is not shorter', () => {
  expect(compressFile(join(folder, 'x.svg'), Buffer.from('x'))).toEqual({});
  expect(readdirSync(folder)).toEqual([]);
});
