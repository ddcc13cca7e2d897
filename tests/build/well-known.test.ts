import { expect, test } from 'vitest';
import { apps } from '#content/facts/apps.ts';
import { company, storeLinks } from '#content/facts/company.ts';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

const { siteUrl } = site.manifest;
const json = (path: string): unknown => JSON.parse(readBuilt(site, path));

test('security.txt has a contact, an expiration date, a canonical URL, and an existing policy (RFC 9116)', () => {
  const lines = readBuilt(site, '/.well-known/security.txt').trim().split('\n');
  const fields = new Map(lines.map((line) => line.split(': ', 2) as [string, string]));
  expect(fields.size).toBe(lines.length);
  expect(fields.get('Contact')).toBe(`mailto:${company.mail.security}`);
  expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(fields.get('Canonical')).toBe(`${siteUrl}/.well-known/security.txt`);
  expect(site.files.has(fields.get('Policy')?.slice(siteUrl.length) ?? '')).toBe(true);
});

test('app links: Android for the apps on Google Play, iOS for those in the App Store and only under /get/', () => {
  const links = json('/.well-known/assetlinks.json') as { target: Record<string, unknown> }[];
  expect(links.map(({ target }) => target.package_name)).toEqual(
    apps.map(({ id }) => new URL(storeLinks[id].android ?? '').searchParams.get('id')),
  );
  for (const { target } of links) {
    expect(target.sha256_cert_fingerprints).toEqual([expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)]);
  }
  expect(json('/.well-known/apple-app-site-association')).toEqual({
    applinks: {
      details: apps
        .filter(({ id }) => storeLinks[id].ios)
        .map(({ id, slug }) => ({
          appIDs: [expect.stringMatching(new RegExp(`^[A-Z0-9]{10}\\.[\\w.]+\\.${id}$`))],
          components: [{ '/': `/get/${slug}` }],
        })),
    },
  });
  expect(site.manifest.files['/.well-known/apple-app-site-association']?.type).toContain('application/json');
});

test('app-ads.txt authorizes no ad sellers, and gpc.json declares support for Global Privacy Control', () => {
  expect(readBuilt(site, '/app-ads.txt')).toMatch(/^placeholder\.example\.com, placeholder, DIRECT, placeholder$/m);
  expect(json('/.well-known/gpc.json')).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('only pages of apps in the App Store have a Smart App Banner', () => {
  const offered = site.pages.filter(({ meta }) => meta.has('apple-itunes-app'));
  expect(new Set(offered.map(({ address }) => address.split('/').at(-1)))).toEqual(
    new Set(apps.filter(({ id }) => storeLinks[id].ios).map(({ slug }) => slug)),
  );
  for (const { meta } of offered) expect(meta.get('apple-itunes-app')).toMatch(/^app-id=\d{10}$/);
});

test('llms.txt lists existing Markdown copies, and each translated page has one', () => {
  const addresses = [...readBuilt(site, '/llms.txt').matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((address) => !site.files.has(address.slice(siteUrl.length)))).toEqual([]);
  const articles = site.pages.filter(
    ({ address, canonical }) => /\/(news\/\d|faq\/|documentation\/)/.test(address) && canonical === siteUrl + address,
  );
  expect(articles.filter(({ address }) => !site.files.has(`${address}.md`)).map(({ address }) => address)).toEqual([]);
  for (const path of [...site.files.values()].filter((file) => file.endsWith('.md'))) {
    expect(readBuilt(site, path), path).not.toMatch(/\{\{|\]\(\//);
  }
});

test('the web app manifest of each language has a name and localized shortcuts', () => {
  for (const { prefix, tag } of site.manifest.locales) {
    const manifest = json(`${prefix && `/${prefix}`}/site.webmanifest`) as Record<string, unknown>;
    expect(manifest).toMatchObject({ lang: tag, name: expect.any(String), start_url: `/${prefix}` });
    const shortcuts = manifest.shortcuts as { name: string; url: string }[];
    expect(shortcuts.length).toBe(3);
    for (const { url } of shortcuts) expect(url.startsWith(prefix && `/${prefix}`), url).toBe(true);
  }
});
