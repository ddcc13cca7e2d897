import { afterEach, expect, test } from 'vitest';
import { startFixture, type RunningFixture } from '#tests/support/server/start-fixture.ts';

let server: RunningFixture;

afterEach(() => server.end());

async function worker(variables: Record<string, string> = {}) {
  server = await startFixture({ variables });
  const response = await fetch(`${server.origin}/service-worker.js`);
  return { headers: response.headers, text: await response.text() };
}

test('sends the worker of the build, to be revalidated each time', async () => {
  const { headers, text } = await worker();
  expect(text).toContain('The worker of the build');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('the worker may connect to our origin only', async () => {
  const { headers } = await worker();
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
});

test('with SERVICE_WORKER=off, sends the worker that unregisters itself', async () => {
  const { headers, text } = await worker({ SERVICE_WORKER: 'off' });
  expect(text).toContain('The worker that removes itself');
  expect(headers.get('cache-control')).toBe('no-cache');
});
