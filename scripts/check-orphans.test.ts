import { expect, test } from 'vitest';
import { checkOrphans } from './check-orphans.ts';
import type { BuiltPage, BuiltSite } from './site-checks/built-site.ts';

const siteUrl = 'https://www.northlamp.example';

const page = (address: string, links: readonly string[], own: Partial<BuiltPage> = {}) =>
  ({
    address,
    lang: 'en',
    canonical: siteUrl + address,
    addresses: links.map((value) => ({ element: 'a', attribute: 'href', value })),
    ...own,
  }) as BuiltPage;

const check = (...pages: BuiltPage[]) => checkOrphans({ pages, manifest: { siteUrl } } as unknown as BuiltSite);

test('a page linked from another page is no orphan; links may have a query or fragment', () => {
  expect(check(page('/', ['/a?x=1', `${siteUrl}/b#c`]), page('/a', ['/']), page('/b', ['/']))).toEqual([]);
});

test('links from the page itself or from its translation do not count', () => {
  const translation = page('/de/a', ['/a', '/'], { lang: 'de' });
  expect(check(page('/', ['/de/a', '/']), page('/a', ['/a', '/']), translation).join('\n')).toContain('/a');
  expect(check(page('/', ['/a']), page('/a', ['/']))).toEqual([]);
});

test('a noindex page needs no links', () => {
  expect(check(page('/', []), page('/thanks', ['/'], { canonical: undefined }))).toEqual([]);
});
