// @vitest-environment jsdom
/** Checks the feeds and sitemaps of the build: well-formed XML, required fields, existing URLs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf } from '#server/http/static/addresses.ts';
import { readManifest } from '#tests/support/routes.ts';

const { siteUrl, locales, files: built } = readManifest();
const files = Object.keys(built);
const addresses = new Set(files.map(addressOf));
const read = (path: string) => readFileSync(`dist/site${path}`, 'utf8');

/** The root element is `parsererror` if the XML is not well-formed. */
const parse = (path: string) => new DOMParser().parseFromString(read(path), 'application/xml');
const exists = (address: string) => address.startsWith(siteUrl) && addresses.has(address.slice(siteUrl.length) || '/');

test('each language has a sitemap; the index and that of English are valid XML with the right root element', () => {
  const sitemaps = files.filter((path) => /^\/sitemap.*\.xml$/.test(path));
  expect(sitemaps.length).toBe(locales.length + 1);
  for (const path of ['/sitemap-index.xml', '/sitemap-en-0.xml']) {
    const { documentElement: root } = parse(path);
    expect(root.namespaceURI, path).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(root.localName, path).toBe(path === '/sitemap-index.xml' ? 'sitemapindex' : 'urlset');
  }
});

test('every Atom feed has the fields RFC 4287 requires and links to existing pages', () => {
  const feeds = files.filter((path) => path.endsWith('/feed.xml'));
  expect(feeds.length).toBe(3 * locales.length);
  for (const path of feeds) {
    const { documentElement: feed } = parse(path);
    expect(feed.localName, path).toBe('feed');
    const text = (parent: Element, name: string) => parent.querySelector(`:scope > ${name}`)?.textContent ?? '';
    const self = feed.querySelector(':scope > link[rel="self"]')?.getAttribute('href');
    expect(self, path).toBe(siteUrl + path);
    const entries = [...feed.querySelectorAll(':scope > entry')];
    for (const part of [feed, ...entries]) {
      expect(text(part, 'id'), path).toMatch(/^https:/);
      expect(text(part, 'title'), path).not.toBe('');
      expect(text(part, 'updated'), path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    }
    expect(new Set(entries.map((entry) => text(entry, 'id'))).size, path).toBe(entries.length);
    const links = entries.map((entry) => entry.querySelector(':scope > link')?.getAttribute('href') ?? '');
    expect(
      links.filter((link) => !exists(link)),
      path,
    ).toEqual([]);
  }
});

test('every JSON feed has the fields version 1.1 requires and links to existing pages', () => {
  const feeds = files.filter((path) => path.endsWith('/feed.json'));
  expect(feeds.length).toBe(3 * locales.length);
  for (const path of feeds) {
    const feed = JSON.parse(read(path)) as Record<string, unknown> & { items: Record<string, string>[] };
    expect(feed, path).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.any(String),
      feed_url: siteUrl + path,
    });
    expect(new Set(feed.items.map(({ id }) => id)).size, path).toBe(feed.items.length);
    for (const { id, url = '', content_html: html, content_text: text } of feed.items) {
      expect(id, path).toBeTruthy();
      expect(exists(url), `${path}: ${url}`).toBe(true);
      expect(html ?? text, path).toBeTruthy();
    }
  }
});
