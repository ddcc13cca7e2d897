import { afterEach, expect, test } from 'vitest';
import { inlineScriptHash, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { startFixture, type RunningFixture } from '#tests/support/server/start-fixture.ts';

let server: RunningFixture | undefined;
afterEach(() => server?.end());

const https = { SITE_URL: 'https://www.northlamp.example' };

async function policyOf(path: string): Promise<Record<string, string>> {
  const response = await fetch(`${server?.origin}${path}`, { headers: { accept: 'text/html' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split('; ').map((text): [string, string] => {
    const [name = '', ...sources] = text.split(' ');
    return [name, sources.join(' ')];
  });
  return Object.fromEntries(directives);
}

test('every kind of response has the headers', async () => {
  server = await startFixture({
    variables: https,
    extend: (app) =>
      app.get('/fails', () => {
        throw new Error('inside');
      }),
  });
  const statuses: number[] = [];
  for (const [path, init] of [
    ['/', {}],
    ['/_assets/app.Ab12Cd34.js', {}],
    ['/favicon.ico', {}],
    ['/favicon.ico', { headers: { range: 'bytes=0-1' } }],
    ['/favicon.ico', { headers: { range: 'bytes=9999-' } }],
    ['/favicon.ico', { headers: { 'if-match': '"x"' } }],
    ['/products/', {}],
    ['/nowhere', { headers: { accept: 'text/html' } }],
    ['/nowhere', { headers: { accept: 'application/json' } }],
    ['/products', { method: 'DELETE' }],
    ['/%', {}],
    ['/healthz', {}],
    ['/readyz', {}],
    ['/fails', {}],
  ] as [string, RequestInit][]) {
    const { status, headers } = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });
    statuses.push(status);
    expect(Object.fromEntries(headers), `${path} ${status}`).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.any(String),
    });
    for (const name of ['server', 'x-powered-by']) expect(headers.get(name)).toBeNull();
  }
  expect(statuses).toEqual([200, 200, 200, 206, 416, 412, 308, 404, 404, 405, 400, 200, 200, 500]);
});

test('a page may run its own inline scripts and load from us, and nothing else', async () => {
  server = await startFixture({ variables: https });
  const policy = await policyOf('/');
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': `'self' '${inlineScriptHash}'`,
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'service-worker',
    'worker-src': "'self'",
    'upgrade-insecure-requests': '',
  });
  expect(JSON.stringify(policy)).not.toContain('unsafe');
});

test('without an https origin no header requires https', async () => {
  server = await startFixture();
  const { headers } = await fetch(server.origin);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(await policyOf('/')).not.toHaveProperty('upgrade-insecure-requests');
});

test('only the services of the build are allowed', async () => {
  const site = writeFixtureSite(undefined, { services: { email: 'https://api.example.com', recaptcha: true } });
  const variables = { RECAPTCHA_SITE_KEY: 'k'.repeat(40), RECAPTCHA_SECRET: 's'.repeat(40) };
  server = await startFixture({ site, variables });
  expect(await policyOf('/')).toMatchObject({
    'script-src': `'self' '${inlineScriptHash}' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    'connect-src': "'self' https://api.example.com https://www.google.com/recaptcha/",
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  });
});

test('scripts and data have a policy that allows nothing', async () => {
  server = await startFixture();
  for (const path of ['/_assets/app.Ab12Cd34.js', '/mark.svg', '/news/feed.json', '/favicon.ico', '/healthz']) {
    expect(await policyOf(path)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
  }
});

test('an internal error sends a code and logs its location without its message', async () => {
  server = await startFixture({
    extend: (app) =>
      app.get('/api/fails/:id', () => {
        throw new Error('jane@example.com is not unique');
      }),
  });
  const response = await fetch(`${server.origin}/api/fails/jane?secret=1`);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: 'internal' });
  const line = server.log.find((text) => text.includes('"level":"error"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ route: '/api/fails/:id', method: 'GET', err: { type: 'Error' } });
  expect(line).toContain('security-headers.test.ts');
  expect(line).not.toMatch(/jane|secret/);
});

test('malformed, too large or unknown bodies are rejected and logged with a code', async () => {
  server = await startFixture({ extend: (app) => app.post('/api/echo', () => ({ ok: true })) });
  const post = async (body: string, type: string): Promise<[number, unknown]> => {
    const response = await fetch(`${server?.origin}/api/echo`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    return [response.status, await response.json()];
  };
  expect(await post('{', 'application/json')).toEqual([400, { code: 'bad-request' }]);
  expect(await post(JSON.stringify('x'.repeat(2e6)), 'application/json')).toEqual([413, { code: 'too-large' }]);
  expect(await post('x', 'a/b')).toEqual([415, { code: 'unsupported-type' }]);
  const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { level: 'info', route: '/api/echo', status: 400, code: 'bad-request' },
    { level: 'info', route: '/api/echo', status: 413, code: 'too-large' },
    { level: 'info', route: '/api/echo', status: 415, code: 'unsupported-type' },
  ]);
});
