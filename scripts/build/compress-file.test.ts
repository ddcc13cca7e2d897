import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFile, qualityOf } from './compress-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Text with the compression ratio of a page, about a third. */
const text = Array.from({ length: 500 }, (_, index) => ((index * 2_654_435_761) % 4_294_967_296).toString(36)).join(
  ' ',
);

test('writes both encodings and returns their lengths', () => {
  const file = join(folder, 'page.html');
  const lengths = compressFile(file, Buffer.from(text), qualityOf(file));
  const br = readFileSync(`${file}.br`);
  const gz = readFileSync(`${file}.gz`);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  expect(lengths).toEqual({ br: br.length, gzip: gz.length });
});

test('compresses a script better than a page with the same content', () => {
  const compress = (name: string) => compressFile(join(folder, name), Buffer.from(text), qualityOf(name));
  const [script, page] = [compress('island.js'), compress('page.html')];
  expect(script.br).toBeLessThan(page.br ?? 0);
});

test('home and product pages are compressed better than the thousands of others', () => {
  const brotli = (path: string) => qualityOf(path).brotli;
  for (const path of ['/index.html', '/de.html', '/es-419.html', '/product/vpn.html', '/de/product/vpn.html'])
    expect(brotli(path), path).toBeGreaterThan(brotli('/de/news/one.html'));
  for (const path of ['/about.html', '/de/about.html', '/zh-tw/products.html', '/de/blog/one.html'])
    expect(brotli(path), path).toBe(brotli('/de/news/one.html'));
});

test('does not write a file that is not shorter', () => {
  expect(compressFile(join(folder, 'x.svg'), Buffer.from('x'), qualityOf('x.svg'))).toEqual({});
});
