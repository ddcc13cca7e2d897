import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser, type BrowserSources } from './find-browser.ts';

let folder = '';
let none: BrowserSources;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  none = { browserPath: undefined, playwright: join(folder, 'no-such'), folders: [folder], install: undefined };
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

test('prefers BROWSER_PATH, then Playwright’s browser, then the system’s', async () => {
  const [mine, playwright, system] = [program('mine'), program('playwright'), program('google-chrome')];
  expect(await findBrowser({ ...none, browserPath: mine, playwright })).toBe(mine);
  expect(await findBrowser({ ...none, playwright })).toBe(playwright);
  expect(await findBrowser(none)).toBe(system);
  const headlessShell = program('chromium-headless-shell');
  expect(await findBrowser(none)).toBe(headlessShell);
});

test('installs a browser if there is none', async () => {
  const install = () => Promise.resolve(void program('chromium'));
  expect(await findBrowser({ ...none, install })).toBe(join(folder, 'chromium'));
});

test('explains what to do if there is no browser and none can be installed', async () => {
  await expect(findBrowser(none)).rejects.toThrow(/^No browser found; install Chromium .* BROWSER_PATH\.$/);
  const install = () => Promise.reject(new Error('no mirror\nand more'));
  await expect(findBrowser({ ...none, install })).rejects.toThrow(/package failed: Error: no mirror\);/);
});

test('reports an invalid BROWSER_PATH instead of using another browser', async () => {
  program('chromium');
  await expect(findBrowser({ ...none, browserPath: '/no/such' })).rejects.toThrow('BROWSER_PATH is "/no/such"');
});
