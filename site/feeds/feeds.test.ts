import { expect, test } from 'vitest';
import { atomFeed } from './atom.ts';
import { absoluteAddresses, type Feed } from './feed.ts';
import { jsonFeed } from './json-feed.ts';

const feed: Feed = {
  title: 'Northlamp: Neues',
  description: 'Was neu ist',
  language: 'de',
  page: 'https://example.org/de/news',
  addresses: { atom: 'https://example.org/de/news/feed.xml', json: 'https://example.org/de/news/feed.json' },
  publisher: 'Northlamp',
  entries: [
    {
      address: 'https://example.org/de/news/b',
      title: 'Tom & <Jerry>',
      summary: 'In "quotes"',
      html: '<p>Not translated</p>',
      language: 'en',
      published: new Date('2026-10-20'),
      author: 'Maja Sundin',
      topics: ['Firma'],
      image: 'https://example.org/b.svg',
    },
    {
      address: 'https://example.org/de/news/a',
      title: 'Älter',
      summary: 'Älter',
      html: '<p>Text</p>',
      published: new Date('2026-09-15'),
      topics: [],
    },
  ],
};

test('an untranslated entry has its own language in both formats, a translated one does not', () => {
  expect(atomFeed(feed).match(/<entry[^>]*>/g)).toEqual(['<entry xml:lang="en">', '<entry>']);
  expect(jsonFeed(feed)).toMatchObject({ language: 'de', items: [{ language: 'en' }, {}] });
  expect((jsonFeed(feed) as { items: object[] }).items[1]).not.toHaveProperty('language');
});

test('the Atom feed has the date of the newest entry, and text and HTML are escaped', () => {
  const xml = atomFeed(feed);
  expect(xml).toContain('xml:lang="de"');
  expect(xml.indexOf('<updated>2026-10-20T00:00:00.000Z</updated>')).toBeLessThan(xml.indexOf('<entry'));
  expect(xml).toContain('<title>Tom &amp; &lt;Jerry&gt;</title>');
  expect(xml).toContain('<summary>In &quot;quotes&quot;</summary>');
  expect(xml).toContain('<content type="html">&lt;p&gt;Not translated&lt;/p&gt;</content>');
});

test('the JSON feed contains version, page, author, topics and image', () => {
  expect(jsonFeed(feed)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://example.org/de/news',
    feed_url: 'https://example.org/de/news/feed.json',
    items: [
      {
        id: 'https://example.org/de/news/b',
        date_published: '2026-10-20T00:00:00.000Z',
        authors: [{ name: 'Maja Sundin' }],
        tags: ['Firma'],
        image: 'https://example.org/b.svg',
      },
      { title: 'Älter' },
    ],
  });
});

test('a feed without entries is valid', () => {
  const empty = { ...feed, entries: [] };
  expect(atomFeed(empty)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(jsonFeed(empty)).toMatchObject({ items: [] });
});

test('URLs of the site become absolute, others are unchanged', () => {
  expect(absoluteAddresses('<a href="/de/faq">a</a><a href="#x">b</a><img src="/a.svg">', 'https://example.org')).toBe(
    '<a href="https://example.org/de/faq">a</a><a href="#x">b</a><img src="https://example.org/a.svg">',
  );
});
