import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureFiles, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { startFixture, type RunningFixture } from '#tests/support/server/start-fixture.ts';

const page = '<!doctype html><html lang="de"><link rel="canonical" href="/de/privacy"><main>Text</main></html>';
const paths = ['/privacy', '/de/privacy', '/terms', '/zh-tw/terms-vpn-android', '/es-419/privacy-ios-vpn'];

let server: RunningFixture;

beforeAll(async () => {
  const pages = Object.fromEntries(paths.map((path) => [`${path}.html`, page]));
  server = await startFixture({ site: writeFixtureSite({ ...fixtureFiles, ...pages }) });
});
afterAll(() => server.end());

test.each(paths)('%s has a view for apps', async (path) => {
  const response = await fetch(`${server.origin}${path}?view=app`, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(page.replace('<html lang="de"', '<html lang="de" data-view="app"'));
});

test.each(['', '?view=other', '?lng=de', '?view=app&view=app'])('with "%s" the built page is sent', async (query) => {
  expect(await (await fetch(`${server.origin}/de/privacy${query}`)).text()).toBe(page);
});

test('other pages have no view for apps', async () => {
  expect(await (await fetch(`${server.origin}/products?view=app`)).text()).not.toContain('data-view');
});
