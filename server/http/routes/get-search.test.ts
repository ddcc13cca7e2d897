import { afterAll, expect, test } from 'vitest';
import { createEngine } from '#search/engine.ts';
import { pageKinds } from '#search/index-format.ts';
import { firstResults } from '#search/search-pages.ts';
import { fixtureFiles, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { startFixture } from '#tests/support/server/start-fixture.ts';

const template =
  '<li class="r"><img src="/favicon.svg"><small><b></b><span></span></small><a href=""></a><p><mark class="m"></mark></p></li>';
const page = `<main><input id="search-query"><p id="search-status"></p><ol id="search-results"></ol><template id="search-result">${template}</template><a id="search-more" href="/" hidden>Weitere</a></main>`;
const kinds = Object.fromEntries(pageKinds.map((kind) => [kind, kind]));

const engine = createEngine();
const empty = { searchWords: '', heading: '', page: '', description: '', text: '' };
engine.add({ id: 0, title: 'lamp', ...empty });

/** Pages with the same word, more than an answer may list. */
const many = Array.from({ length: 120 }, (_, index) => index + 1);
for (const number of many) engine.add({ id: number * 32, title: 'gass', ...empty });
const manyFiles = many.map((number) => [
  `/_assets/search/x/page-${number}.json`,
  JSON.stringify({
    href: `/de/gasse-${number}`,
    title: 'Gasse',
    kind: 'page',
    sections: [{ heading: '', anchor: '', text: '' }],
  }),
]);

/** An index of a page whose text contains markup, and of many more. */
const index = {
  '/de/search.html': page,
  '/de/search/labels.json': JSON.stringify({
    tag: 'de',
    found: { one: '{{number}} Treffer', other: '{{number}} Treffer' },
    none: 'Nichts',
    hint: 'Anders',
    more: 'Mehr',
    kinds,
    questions: 'Fragen',
    apps: { vpn: 'Lampe VPN' },
  }),
  '/de/search/index.json': JSON.stringify({
    folder: '/_assets/search/x',
    tag: 'de',
    pages: [{ kind: 'product', factor: 1 }, ...many.map(() => ({ kind: 'page', factor: 1 }))],
    common: [],
  }),
  '/_assets/search/x/terms.json': JSON.stringify(engine),
  '/_assets/search/x/page-0.json': JSON.stringify({
    href: '/de/products',
    title: '<b>Lampe</b>',
    kind: 'product',
    app: 'vpn',
    sections: [{ heading: '', anchor: '', text: 'Eine Lampe & "mehr" <script>' }],
  }),
  ...(Object.fromEntries(manyFiles) as Record<string, string>),
};

const server = await startFixture({ site: writeFixtureSite({ ...fixtureFiles, ...index }) });
afterAll(server.end);

const search = (query: string) => fetch(`${server.origin}/de/search${query}`);

test('results are copies of the template in the page, with matches marked and everything escaped', async () => {
  const response = await search('?q=lampen');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain('<p id="search-status">1 Treffer</p>');
  expect(html).toContain(
    '<li class="r"><img src="/art/icon-vpn.svg"><small><b>product</b><span>Lampe VPN</span></small>' +
      '<a href="/de/products">&lt;b&gt;<mark class="m">Lampe</mark>&lt;/b&gt;</a>',
  );
  expect(html).toContain('<p>Eine <mark class="m">Lampe</mark> &amp; &quot;mehr&quot; &lt;script&gt;');
});

test('the query is kept in the text field, escaped', async () => {
  const html = await (await search(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
  expect(html).toContain('id="search-query" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).toContain('<p id="search-status">Nichts Anders</p>');
  expect(html).not.toContain('<script>alert');
});

test('a link leads from the first results to more, of which there are at most 100', async () => {
  const shown = (html: string) => /<ol.*<\/ol>/.exec(html)?.[0].match(/<li class="r">/g)?.length;
  const first = await (await search('?q=gassen&in=page')).text();
  expect(shown(first)).toBe(firstResults);
  const more = '<a id="search-more" href="?q=gassen&amp;in=page&amp;all=">Weitere</a>';
  expect(first).toContain(more);
  const all = await (await search('?q=gassen&in=page&all=')).text();
  expect(shown(all)).toBe(100);
  expect(all).toContain('hidden>Weitere');
});

test('results can be filtered by kind', async () => {
  expect(await (await search('?q=lampe&in=product')).text()).toContain('1 Treffer');
  expect(await (await search('?q=lampe&in=faq')).text()).toContain('Nichts');
  expect(await (await search('?q=lampe&in=nothing-we-know')).text()).toContain('1 Treffer');
});

test.each(['', '?', '?q=', '?q=%20', '?lng=de', '?q=a&q=b', '?q[]=a'])(
  'without a query (%s) the built page is sent',
  async (query) => {
    const response = await search(query);
    expect([response.status, await response.text()]).toEqual([200, page]);
  },
);

test('a very long query gets a response', async () => {
  expect((await search(`?q=${'lampe+'.repeat(1500)}`)).status).toBe(200);
});

test('a query of combining marks has no results', async () => {
  const html = await (await search(`?q=${encodeURIComponent(`a${'\u0300\u0316'.repeat(60)}`)}`)).text();
  expect(html).toContain('<p id="search-status">Nichts Anders</p>');
});

test('a network with too many searches gets 503 with its query on the page, others are served', async () => {
  const proxied = await startFixture({
    site: writeFixtureSite({ ...fixtureFiles, ...index }),
    variables: { TRUST_PROXY: '1' },
    overrides: { labels: (code, key) => `${code}:${key}` },
  });
  const from = (network: string) =>
    fetch(`${proxied.origin}/de/search?q=lampe`, { headers: { 'x-forwarded-for': network } });
  const [other, ...all] = await Promise.all([
    from('192.0.2.2'),
    ...Array.from({ length: 20 }, () => from('192.0.2.1')),
  ]);
  expect(other.status).toBe(200);
  const refused = all.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  const html = await refused[0]?.text();
  expect(html).toContain('id="search-query" value="lampe"');
  expect(html).toContain('<p id="search-status">de:search.busy</p>');
  await proxied.end();
});
