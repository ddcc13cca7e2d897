import { expect, test } from 'vitest';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { readElements } from '#scripts/site-checks/read-elements.ts';
import { site } from '#tests/support/built-site.ts';

const assets = [...site.files.values()].filter((path) => path.startsWith('/_assets/') && path.endsWith('.js'));

/** Maximum transfer size of all scripts of a demo, with React, bytes. */
const budget = 80_000;

const named = (name: string) => assets.filter((path) => path.startsWith(`/_assets/${name}.`));

const sent = (path: string) => {
  const file = site.manifest.files[path];
  return file ? (file.encodings.br ?? file.bytes) : Number.NaN;
};

const products = site.pages.filter(({ address }) => address.includes('/product/'));

/** The scripts of a product page's demo: its island's, its own, and those that they import. */
function modulesOf(html: string): ReadonlySet<string> {
  const modules = new Set<string>();
  const add = (path: string) => {
    if (modules.has(path)) return;
    modules.add(path);
    for (const [, name = ''] of readBuilt(site, path).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      add(`/_assets/${name}`);
  };
  const elements = readElements(html);
  for (const { attributes } of elements) if (attributes['data-module']) add(attributes['data-module']);
  for (const { attributes } of elements.filter(({ attributes: { name } }) => name === 'DemoStage'))
    for (const path of [attributes.src, attributes.runtime]) add(path ?? '');
  return modules;
}

test.each(products.map(({ file }) => file))('%s has a demo whose scripts are within their budget', (file) => {
  const modules = [...modulesOf(readBuilt(site, file))];
  expect(modules.filter((path) => path.includes('Demo.'))).toHaveLength(1);
  expect(modules.reduce((sum, path) => sum + sent(path), 0)).toBeLessThanOrEqual(budget);
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
