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

/** In English: each language names the same scripts. */
const products = site.pages.filter(({ address }) => address.startsWith('/product/'));

/** The scripts that a page names for an island; by default the product page's demo. */
function namedModules(html: string, island = 'DemoStage'): string[] {
  const element = readElements(html).find(({ attributes: { name } }) => name === island);
  return element?.attributes.modules?.split(' ') ?? [];
}

/** The scripts of an island: those that the page names, and those that they import. */
function modulesOf(html: string, island?: string): ReadonlySet<string> {
  const modules = new Set<string>();
  const add = (path: string) => {
    if (modules.has(path)) return;
    modules.add(path);
    for (const [, name = ''] of readBuilt(site, path).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      add(`/_assets/${name}`);
  };
  for (const path of namedModules(html, island)) add(path);
  return modules;
}

test.each(products.map(({ file }) => file))(
  '%s has a demo whose scripts are within their budget, and names all of them, so that they come in one round trip',
  (file) => {
    const html = readBuilt(site, file);
    const modules = [...modulesOf(html)];
    expect(modules.filter((path) => path.includes('Demo.'))).toHaveLength(1);
    expect(modules.reduce((sum, path) => sum + sent(path), 0)).toBeLessThanOrEqual(budget);
    const named = namedModules(html);
    expect(named.length).toBeGreaterThan(4);
    expect(modules.filter((path) => !named.includes(path))).toEqual([]);
  },
);

test('pages name all scripts of the search, and nothing of the demos is among them', () => {
  const html = readBuilt(site, '/about.html');
  const modules = [...modulesOf(html, 'SiteSearch')];
  expect(modules.toSorted()).toEqual(namedModules(html, 'SiteSearch').toSorted());
  expect(modules).toEqual(expect.not.arrayContaining(named('demo')));
});

test('the word list of Password Manager is a separate script that is loaded on demand, at most 25 kB', () => {
  const [list = '', ...others] = named('word-list');
  expect(others).toEqual([]);
  expect(sent(list)).toBeLessThanOrEqual(25_000);
  for (const { file } of products) expect(readBuilt(site, file)).not.toContain(list.slice(1));
});
