import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { fixtureFiles, writeFixtureSite, type FixtureSite } from '#tests/support/server/fixture-site.ts';
import { readManifest } from '#server/operations/read-manifest.ts';
import { loadSite } from './load-site.ts';

function load({ distFolder }: FixtureSite) {
  const manifest = readManifest(distFolder);
  return loadSite(distFolder, manifest, createSecurityHeaders({ services: manifest.services, isHttps: false }));
}

test('a page that was requested is read from memory', async () => {
  const fixture = writeFixtureSite();
  const site = load(fixture);
  const products = site.files.get('/products');
  if (!products) throw new Error('the fixture has products');
  await site.readCompressed(products);
  fixture.remove();
  expect((await site.read(products)).toString()).toBe(fixtureFiles['/products.html']);
});

test('a build with a missing or different file is rejected with an error message', () => {
  const site = writeFixtureSite({ '/index.html': '<title>Home</title>' });
  const file = join(site.distFolder, 'site', 'index.html.br');
  const content = readFileSync(file);
  writeFileSync(file, 'of another build');
  expect(() => load(site)).toThrow(
    `${file} has 16 bytes, not ${content.length}, unlike in the manifest; build the site again: npm run build.`,
  );
  rmSync(file);
  expect(() => load(site)).toThrow(`${file} is missing, unlike in the manifest; build the site again: npm run build.`);
  site.remove();
});

test('an invalid manifest is rejected with the location of the error', () => {
  const site = writeFixtureSite({}, { services: { email: null, recaptcha: 'yes' as unknown as boolean } });
  expect(() => readManifest(site.distFolder)).toThrow(/is not of this version \(services → recaptcha: .*\); build the/);
  site.remove();
});

test('the Markdown copy of a page is noindex, the page is not', () => {
  const fixture = writeFixtureSite({ '/a.html': '<title>A</title>', '/a.md': '# A' });
  const { files } = load(fixture);
  expect(files.get('/a.md')?.headers).toHaveProperty('x-robots-tag', 'noindex');
  expect(files.get('/a')?.headers).not.toHaveProperty('x-robots-tag');
  fixture.remove();
});
