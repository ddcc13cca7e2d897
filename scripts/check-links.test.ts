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
    '/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
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
  '<label for="main">x</label>',
  '<form method="post" action="/api/inquiry"></form>',
])('%s leads somewhere', (body) => {
  expect(problems(body)).toEqual([]);
});

test.each([
  ['<a href="/nowhere">x</a>', '/: <a href>: "/nowhere" leads nowhere'],
  ['<a href="/products/">x</a>', '/: <a href>: "/products/" leads nowhere'],
  ['<a href="/products.html">x</a>', '/: <a href>: "/products.html" leads nowhere'],
  ['<a href="/products#no">x</a>', '/: <a href>: "/products#no": nothing there has the id "no"'],
  ['<a href="#no">x</a>', '/: <a href>: nothing here is "#no"'],
  ['<a href="products">x</a>', '/: <a href>: "products" is relative'],
  ['<a href="http://elsewhere.example/">x</a>', '/: <a href>: "http://elsewhere.example/" is not https'],
  ['<a href="javascript:void 0">x</a>', '/: <a href>: "javascript:void 0" is not https'],
  ['<img src="/no.svg" alt="">', '/: <img src>: "/no.svg" leads nowhere'],
  ['<img src="/mark.svg" srcset="/no.svg 2x" alt="">', '/: <img srcset>: "/no.svg" leads nowhere'],
  ['<button commandfor="no">x</button>', '/: <button commandfor="no">: no element has this id'],
  ['<p aria-describedby="main no">x</p>', '/: <p aria-describedby="no">: no element has this id'],
  [
    '<script type="application/ld+json">{"a":[{"url":"https://www.northlamp.example/no"}]}</script>',
    '/: structured data: "https://www.northlamp.example/no" leads nowhere',
  ],
])('%s is told', (body, problem) => {
  expect(problems(body)).toEqual([problem]);
});

test('what is wrong on many pages is told once', () => {
  const wrong = page('<a href="/nowhere">x</a>');
  expect(problems('', { '/a.html': wrong, '/b.html': wrong, '/c.html': wrong })).toEqual([
    '/a (and 2 more): <a href>: "/nowhere" leads nowhere',
  ]);
});

test('sitemap, feeds, manifest and robots.txt are looked at, too', () => {
  expect(
    problems('', {
      '/sitemap.xml': '<urlset><url><loc>https://www.northlamp.example/no-page</loc></url></urlset>',
      '/news/feed.json': '{"items":[{"url":"https://www.northlamp.example/no-news"}]}',
      '/site.webmanifest': '{"start_url":"/","icons":[{"src":"/no-icon.png"}]}',
      '/robots.txt': 'Sitemap: https://www.northlamp.example/no-map.xml\n',
    }),
  ).toEqual([
    '/sitemap.xml: "https://www.northlamp.example/no-page" leads nowhere',
    '/news/feed.json: "https://www.northlamp.example/no-news" leads nowhere',
    '/site.webmanifest: "/no-icon.png" leads nowhere',
    '/robots.txt: "https://www.northlamp.example/no-map.xml" leads nowhere',
  ]);
});
