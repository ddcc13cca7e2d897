import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSecurityHeaders } from '#server/guards/security-headers.ts';
import { writeFixtureSite, type FixtureSite } from '#server/testing/fixture-site.ts';
import { loadSite, readManifest } from './load-site.ts';

function load({ distFolder }: FixtureSite) {
  const manifest = readManifest(distFolder);
  return loadSite(distFolder, manifest, createSecurityHeaders({ services: manifest.services, isHttps: false }));
}

test('brotli forms are in memory, the others stay on the disk', () => {
  const site = writeFixtureSite();
  const products = load(site).files.get('/products');
  expect(products?.prepared?.body).toHaveLength(products?.br?.bytes ?? 0);
  expect(load(site).files.get('/favicon.ico')?.prepared).toBeUndefined();
  site.remove();
});

test('a build that lacks a file, or has another one in its place, is refused with a sentence', () => {
  const site = writeFixtureSite({ '/index.html': '<title>Home</title>' });
  const file = join(site.distFolder, 'site', 'index.html');
  writeFileSync(file, '<title>Haus</title>!');
  expect(() => load(site)).toThrow(
    `${file} has 20 bytes, not 19, unlike the manifest says; build the site again: npm run build.`,
  );
  writeFileSync(file, '<title>Home</title>');
  rmSync(`${file}.br`);
  expect(() => load(site)).toThrow(
    `${file}.br is missing, unlike the manifest says; build the site again: npm run build.`,
  );
  site.remove();
});

test('a manifest that is no such thing is refused with the place where it is wrong', () => {
  const site = writeFixtureSite({}, { services: { email: null, recaptcha: 'yes' as unknown as boolean } });
  expect(() => readManifest(site.distFolder)).toThrow(/is not of this version \(services → recaptcha: .*\); build the/);
  site.remove();
});
