import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'global-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what the compiler prints about a file with this text, with one of the project's configurations. */
function compilerErrors(configuration: string, text: string): string {
  writeFileSync(join(folder, 'x.ts'), text);
  const typeRoots = [resolve('node_modules/@types'), resolve('node_modules')];
  const config = { extends: resolve(configuration), compilerOptions: { typeRoots }, include: ['x.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return spawnSync('node_modules/.bin/tsc', ['--singleThreaded', '-p', folder], { encoding: 'utf8' }).stdout;
}

const inBrowser = 'export const title = document.title;';
const inNode = 'export const path = process.cwd();';

test('the server’s configuration has Node types and no DOM types', { timeout: 60_000 }, () => {
  expect(compilerErrors('tsconfig.server.json', inNode)).toBe('');
  expect(compilerErrors('tsconfig.server.json', inBrowser)).toContain("Cannot find name 'document'");
});

test('the browser’s configuration has DOM types and no Node types', { timeout: 60_000 }, () => {
  expect(compilerErrors('tsconfig.browser.json', inBrowser)).toBe('');
  expect(compilerErrors('tsconfig.browser.json', inNode)).toContain("Cannot find name 'process'");
});
