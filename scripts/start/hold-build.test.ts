import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { holdBuild } from './hold-build.ts';

const cache = mkdtempSync(join(tmpdir(), 'held-'));
afterAll(() => rmSync(cache, { recursive: true }));

test('keeps the files of a build that is deleted', () => {
  const site = writeFixtureSite({ '/de/index.html': '<title>Start</title>' });
  const folder = holdBuild(site.distFolder, cache);
  site.remove();
  expect(readFileSync(join(folder, 'site/de/index.html'), 'utf8')).toBe('<title>Start</title>');
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual(site.manifest);
});

test('deletes what processes that have ended kept, and nothing of others', async () => {
  const ended = spawn(process.execPath, ['--eval', '']);
  await once(ended, 'exit');
  const folders = [ended.pid, process.ppid].map((pid) => join(cache, String(pid)));
  for (const folder of folders) mkdirSync(join(folder, 'site'), { recursive: true });
  const site = writeFixtureSite({});
  holdBuild(site.distFolder, cache);
  site.remove();
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
});
