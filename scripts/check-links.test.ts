import { afterEach, expect, test } from 'vitest';
import { writeFixtureSite, type FixtureSite } from '#tests/support/server/fixture-site.ts';
import { checkLinks } from './check-links.ts';
import { readBuiltSite } from './site-checks/built-site.ts';

let fixture: FixtureSite | undefined;

afterEach(() => fixture?.remove());

const page = (body: string) => `<!doctype html><html lang="en"><title>x</title><main id="main">${body}</main></html>`;

function problems(body: string, others: Record<string, string> = {}): string[] {
  fixture = writeFixtureSite({
    '/index.html': page(body),
    '/products.html': page('<h2 id="über-uns">x</h2>'),
    '/404.html': page('<a href="#main">x</a>'),
    '/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"><view id="part"/></svg>',
    ...others,
  });
  return checkLinks(readBuiltSite(fixture.distFolder));
}

test.each([
  '<a href="/products">x</a>',
  '<a href="/products?platform=ios#%C3%BCber-uns">x</a>',
  '<a href="#main">x</a>',
  '<a href="https://www.northlamp.example/products">x</a>',
  '<a href="https://elsewhere.example/">x</a>',
  '<a href="mailto:hello@northlamp.example">x</a>',
  '<img src="/mark.svg" srcset="/mark.svg 1x, /mark.svg 2x" alt="">',
  '<img src="/mark.svg#part" alt="">',
  '<form method="post" action="/api/inquiry"></form>',
])('%s is a valid link', (body) => {
  expect(problems(body)).toEqual([]);
});

test.each([
  ['<a href="/nowhere">x</a>', '/: <a href>: broken link "/nowhere"'],
  ['<a href="/products/">x</a>', '/: <a href>: broken link "/products/"'],
  ['<a href="/products.html">x</a>', '/: <a href>: broken link "/products.html"'],
  ['<a href="/products#no">x</a>', '/: <a href>: "/products#no": the target has no element with id "no"'],
  ['<a href="#no">x</a>', '/: <a href>: "#no": no element has this id'],
  ['<a href="products">x</a>', '/: <a href>: "products" is relative'],
  ['<a href="http://elsewhere.example/">x</a>', '/: <a href>: "http://elsewhere.example/" is not https'],
  ['<a href="javascript:void 0">x</a>', '/: <a href>: "javascript:void 0" is not https'],
  ['<img src="/mark.svg#no" alt="">', '/: <img src>: "/mark.svg#no": the target has no element with id "no"'],
  ['<img src="/no.svg" alt="">', '/: <img src>: broken link "/no.svg"'],
  ['<img src="/mark.svg" srcset="/no.svg 2x" alt="">', '/: <img srcset>: broken link "/no.svg"'],
  [
    '<script type="application/ld+json">{"a":[{"url":"https://www.northlamp.example/no"}]}</script>',
    '/: structured data: broken link "https://www.northlamp.example/no"',
  ],
])('reports %s', (body, problem) => {
  expect(problems(body)).toEqual([problem]);
});

test('reports a problem on many pages once', () => {
  const wrong = page('<a href="/nowhere">x</a>');
  expect(problems('', { '/a.html': wrong, '/b.html': wrong, '/c.html': wrong })).toEqual([
    '/a (and 2 more): <a href>: broken link "/nowhere"',
  ]);
});

test('checks sitemap, feeds, web app manifest, and robots.txt', () => {
  expect(
    problems('', {
      '/sitemap-index.xml': '<urlset><url><loc>https://www.northlamp.example/no-page</loc></url></urlset>',
      '/news/feed.json': '{"items":[{"url":"https://www.northlamp.example/no-news"}]}',
      '/site.webmanifest': '{"start_url":"/","icons":[{"src":"/no-icon.png"}]}',
      '/robots.txt': 'Sitemap: https://www.northlamp.example/no-map.xml\n',
    }),
  ).toEqual([
    '/sitemap-index.xml: broken link "https://www.northlamp.example/no-page"',
    '/news/feed.json: broken link "https://www.northlamp.example/no-news"',
    '/site.webmanifest: broken link "/no-icon.png"',
    '/robots.txt: broken link "https://www.northlamp.example/no-map.xml"',
  ]);
});

test('reports a canonical page that only itself and its translations link to', () => {
  const canonical = (address: string, links: readonly string[], lang = 'en') =>
    `<!doctype html><html lang="${lang}"><link rel="canonical" href="https://www.northlamp.example${address}">${links.map((link) => `<a href="${link}">x</a>`).join('')}</html>`;
  expect(
    problems('', {
      '/index.html': canonical('/', ['/a?x=1', '/de/b']),
      '/a.html': canonical('/a', ['/']),
      '/b.html': canonical('/b', ['/b', '/de/b']),
      '/de/b.html': canonical('/de/b', ['/b'], 'de'),
      '/thanks.html': page(''),
    }),
  ).toEqual(['/b (and 1 more): no other page links to it']);
});
