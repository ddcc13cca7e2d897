import { afterAll, expect, test } from 'vitest';
import { startFixture } from '#tests/support/server/start-fixture.ts';

const server = await startFixture({ extend: (app) => app.post('/api/fixture', () => ({ ok: true })) });
afterAll(server.end);

const visit = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html' }, ...init });

test.each([
  ['/', 'Home'],
  ['/products', 'Products'],
  ['/de', 'Startseite'],
  ['/de/products', 'Produkte'],
  ['/products?lng=de&utm=x', 'Products'],
  ['/faq/FAQVPNAndroid', 'Questions about the VPN'],
])('%s is a page', async (path, title) => {
  const response = await visit(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

test.each([
  ['/products/', '/products'],
  ['/index.html?a=1&b=%20', '/?a=1&b=%20'],
  ['/faq/faqvpnandroid', '/faq/FAQVPNAndroid'],
  ['/%70roducts', '/products'],
  ['/products/?next=//evil.example', '/products?next=//evil.example'],
])('%s leads to %s for good', async (path, location) => {
  const response = await visit(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
});

test.each([
  ['/nowhere', '404 Page Not Found'],
  ['/faq/nowhere', '404 Page Not Found'],
  ['/fr/products', '404 Page Not Found'],
  ['/de/nowhere', '404 Seite nicht gefunden'],
  ['/de/nowhere/', '404 Seite nicht gefunden'],
  ['/DE/nowhere', '404 Seite nicht gefunden'],
  ['/404', '404 Page Not Found'],
  ['/de/404.html', '404 Seite nicht gefunden'],
])('%s is missing and says so in the language of the address', async (path, title) => {
  const response = await visit(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('etag')).toBeNull();
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

test('a missing file is a line of text without Accept: text/html, and a code for programs', async () => {
  for (const [path, accept, type, body] of [
    ['/nowhere.png', '*/*', 'text/plain; charset=utf-8', '404 Not Found\n'],
    ['/nowhere', 'image/avif', 'text/plain; charset=utf-8', '404 Not Found\n'],
    ['/nowhere', 'application/json', 'application/json; charset=utf-8', '{"code":"not-found"}\n'],
    ['/api/nowhere', 'image/avif', 'application/json; charset=utf-8', '{"code":"not-found"}\n'],
  ] as const) {
    const response = await visit(path, { headers: { accept } });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, type]);
    expect(await response.text()).toBe(body);
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '%s of a page gets 405 with the allowed methods',
  async (method) => {
    for (const path of ['/products', '/products/']) {
      const response = await visit(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
  },
);

test('GET of a POST-only route gets 405', async () => {
  const response = await visit('/api/fixture');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await response.json()).toEqual({ code: 'method-not-allowed' });
});

test('the address is checked before the body: an invalid body for an unknown address gets 404', async () => {
  const response = await visit('/nowhere', { method: 'POST', body: 'x', headers: { 'content-type': 'a/b' } });
  expect(response.status).toBe(404);
});

test('the log contains no URL, query or header of these requests', () => {
  server.context.access.stop();
  const text = server.log.join('');
  expect(text).toContain('"404":');
  expect(text).not.toMatch(/nowhere|lng|evil|127\.0\.0\.1|accept|node/);
});
