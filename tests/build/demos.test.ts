import { expect, test } from 'vitest';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

const assets = [...site.files.values()].filter((path) => path.startsWith('/_assets/') && path.endsWith('.js'));

/** Maximum transfer size of all scripts of a demo, with React, bytes. */
const budget = 80_000;

const named = (name: string) => assets.filter((path) => path.startsWith(`/_assets/${name}.`));

const sent = (path: string) => {
  const file = site.manifest.files[path];
  return file ? (file.encodings.br ?? file.bytes) : Number.NaN;
};

/** The scripts that a product page lists for its demo. */
const modulesOf = (html: string) =>
  (/ data-modules="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').map((path) => `/${path}`);

const products = site.pages.filter(({ address }) => address.includes('/product/'));

test.each(products.map(({ file }) => file))('%s lists the scripts of its demo and all their imports', (file) => {
  const modules = modulesOf(readBuilt(site, file));
  expect(modules.reduce((sum, path) => sum + sent(path), 0)).toBeLessThanOrEqual(budget);
  for (const module of modules)
    for (const [, name = ''] of readBuilt(site, module).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      expect(modules).toContain(`/_assets/${name}`);
});

test('the word list of Password Manager is a separate script that is loaded on demand, at most 25 kB', () => {
  const [list = '', ...others] = named('word-list');
  expect(others).toEqual([]);
  expect(sent(list)).toBeLessThanOrEqual(25_000);
  for (const { file } of products) expect(readBuilt(site, file)).not.toContain(list.slice(1));
});

test('nothing in a picture of an app can be focused, and no id occurs twice', () => {
  for (const { file } of products) {
    const html = readBuilt(site, file);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      file,
    ).toEqual([]);
    expect(html.match(/class="Phone-screen"/g)?.length, file).toBe(
      html.match(/class="Phone-screen" inert=""/g)?.length,
    );
  }
});
