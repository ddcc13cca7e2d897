import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createSearchPool, type SearchPool } from './search-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'search-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = { warn: vi.fn() };
let pool: SearchPool;
afterEach(() => pool.close());

/** Creates a pool whose thread runs a function in place of the search. */
function start(search: string, limits = { total: 4, perNetwork: 2, first: 1 }): SearchPool {
  const worker = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(worker, `export async function search({ query }) { ${search} }`);
  pool = createSearchPool(folder, log, { limits, worker: pathToFileURL(worker) });
  return pool;
}

const task = { prefix: '', query: 'vpn', kind: undefined, limit: 8 };

test('a search that takes too long is stopped, and the next one runs', async () => {
  const { search } = start("if (query === 'slow') for (;;); return { total: 1, results: [] }");
  expect(await search('a', { ...task, query: 'slow' })).toBeUndefined();
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'a search was stopped');
  expect(await search('a', task)).toEqual({ total: 1, results: [] });
});

test('a search that takes too much memory is stopped, and the next one runs', async () => {
  const fill = "const held = []; while (query === 'large') held.push(Array(10_000).fill({}).map(() => ({ held })));";
  const { search } = start(`${fill} return { total: 1, results: [] }`);
  expect(await search('a', { ...task, query: 'large' })).toBeUndefined();
  expect(await search('a', task)).toEqual({ total: 1, results: [] });
});

test('half of the places are reserved for networks that have none', async () => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 20)); return { total: 1, results: [] }';
  const { search } = start(wait, { total: 4, perNetwork: 3, first: 1 });
  const results = await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'd'].map((network) => search(network, task)));
  expect(results.map((result) => result?.total)).toEqual([1, 1, undefined, undefined, 1, 1, undefined]);
  expect(await search('a', task)).toEqual({ total: 1, results: [] });
});

test('an error of the search is thrown', async () => {
  const { search } = start("throw new TypeError('ours')");
  await expect(search('a', task)).rejects.toThrow('ours');
});
