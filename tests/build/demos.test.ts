import { expect, test } from 'vitest';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

const assets = [...site.files.values()].filter((path) => path.startsWith('/_assets/') && path.endsWith('.js'));

/** Maximum transfer size of a demo, bytes: its scripts, styles, and labels, excluding React and the start button. */
const budget = 25_000;

const named = (name: string) => assets.filter((path) => path.startsWith(`/_assets/${name}.`));

/** Returns a script and all scripts it imports, directly or indirectly. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, name = ''] of readBuilt(site, path).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withImports(`/_assets/${name}`, seen);
  return seen;
}

const sent = (path: string) => {
  const file = site.manifest.files[path];
  return file ? (file.encodings.br ?? file.bytes) : Number.NaN;
};

const [stage = ''] = named('DemoStage');
const demos = assets.filter((path) => /\/\w+Demo\./.test(path));

test('the build contains demos', () => {
  expect(demos.length).toBeGreaterThan(0);
});

test.each(demos)('%s with its dependencies and labels transfers at most 25 kB', (demo) => {
  const present = new Set([...withImports(stage), ...named('client').flatMap((path) => [...withImports(path)])]);
  const scripts = [demo, ...named('DemoFrame'), ...named('demo-text')].flatMap((path) => [...withImports(path)]);
  const words = [...site.files.values()].filter((path) => path.startsWith('/demo-labels/')).map(sent);
  const total = [...new Set(scripts)].filter((path) => !present.has(path)).reduce((sum, path) => sum + sent(path), 0);
  expect(total + Math.max(...words)).toBeLessThanOrEqual(budget);
});

test('the word list of Password Manager is a separate script that is loaded on demand, at most 25 kB', () => {
  const [list = '', ...others] = named('word-list');
  expect(others).toEqual([]);
  expect(sent(list)).toBeLessThanOrEqual(25_000);
  for (const script of assets) expect(readBuilt(site, script)).not.toMatch(/(?:from|import)"\.\/word-list\./);
});

test('no page contains styles of a running demo', () => {
  for (const { file } of site.pages) expect(readBuilt(site, file).includes('[data-demo] '), file).toBe(false);
});
