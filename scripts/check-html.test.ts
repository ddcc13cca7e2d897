import { afterEach, expect, test } from 'vitest';
import { writeFixtureSite, type FixtureSite } from '#tests/support/server/fixture-site.ts';
import { checkPages, validatePages } from './check-html.ts';
import { readBuiltSite } from './site-checks/built-site.ts';

let fixture: FixtureSite | undefined;

afterEach(() => fixture?.remove());

const origin = 'https://www.northlamp.example';

type Parts = { html?: string; title?: string; description?: string; links?: string; body?: string };

/** A valid page with the test's changes. */
function page(route: string, parts: Parts = {}): string {
  const { html = 'lang="en" dir="ltr"', title = `Title of ${route}`, description = `About ${route}` } = parts;
  const links = parts.links ?? `<link rel="canonical" href="${origin}${route}">`;
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"><meta property="og:title" content="x">${links}</head><body>${parts.body ?? '<main><h1>x</h1><h2>y</h2></main>'}</body></html>`;
}

function site(pages: Record<string, string>) {
  fixture = writeFixtureSite(pages);
  return readBuiltSite(fixture.distFolder);
}

const german = (route: string) =>
  page(route, { html: 'lang="de" dir="ltr"' }).replace(`canonical" href="${origin}`, `canonical" href="${origin}/de`);

test('valid pages pass', async () => {
  const built = site({ '/products.html': page('/products'), '/de/products.html': german('/products') });
  expect(checkPages(built)).toEqual([]);
  expect(await validatePages(built)).toEqual([]);
});

test.each<[string, Parts, string]>([
  ['a wrong language', { html: 'lang="de" dir="ltr"' }, '<html lang="de">, but the URL is for en'],
  ['a wrong direction', { html: 'lang="en" dir="rtl"' }, '<html dir="rtl"> in en'],
  ['two h1', { body: '<main><h1>x</h1><h1>y</h1></main>' }, '2 h1 elements, expected 1'],
  ['a skipped heading level', { body: '<main><h1>x</h1><h3>y</h3></main>' }, 'an h3 follows an h1'],
  ['no main', { body: '<h1>x</h1>' }, '0 main elements, expected 1'],
  [
    'an image beside the terms of a definition list',
    { body: '<main><h1>x</h1><dl><div><svg></svg><dt>y</dt><dd>z</dd></div></dl></main>' },
    '<svg> in a group of a <dl>, which may contain only <dt> and <dd>',
  ],
  [
    'a style attribute',
    { body: '<main><h1 style="color:red">x</h1></main>' },
    'inline attribute <h1 style="color:red">',
  ],
  ['an event handler', { body: '<main><h1 onclick="x()">x</h1></main>' }, 'inline attribute <h1 onclick="x()">'],
  [
    'a third-party file',
    { body: '<main><h1>x</h1><img src="https://cdn.example/x.png" alt=""></main>' },
    '<img src="https://cdn.example/x.png"> is a third-party URL',
  ],
  ['no title', { title: '' }, 'no title'],
  ['no description', { description: '' }, 'no description'],
  ['no canonical', { links: '' }, 'expected either a canonical URL or noindex'],
])('reports %s', (_, parts, problem) => {
  expect(checkPages(site({ '/products.html': page('/products', parts) }))).toEqual([`/products: ${problem}`]);
});

test('reports two pages of a language with the same title', () => {
  const same = { title: 'Same' };
  expect(checkPages(site({ '/a.html': page('/a', same), '/b.html': page('/b', same) }))).toEqual([
    '/a: duplicate title "Same", also used by /b',
  ]);
});

test('reports invalid HTML with the violated rule', async () => {
  const body =
    '<main><h1 id="a">x</h1><p id="a"><div>y</div></p><button aria-describedby="b">z</button><button type="button" commandfor="c">z</button></main>';
  const problems = (await validatePages(site({ '/a.html': page('/a', { body }) }))).join('\n');
  for (const rule of ['no-implicit-button-type', 'no-dup-id', 'no-missing-references'])
    expect(problems).toContain(rule);
  expect(problems).toMatch(/"b".*no-missing-references/);
});
