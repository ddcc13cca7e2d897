import { expect, test } from 'vitest';
import { startFixture } from '#tests/support/server/start-fixture.ts';

test.each([
  ['false', '127.0.0.1'],
  ['true', '198.51.100.2'],
  ['1', '198.51.100.2'],
  ['2', '198.51.100.1'],
])('with TRUST_PROXY=%s the client is at %s, whatever it wrote into the header itself', async (trust, address) => {
  const server = await startFixture({
    variables: { TRUST_PROXY: trust },
    extend: (app) => app.get('/api/ip', (request) => ({ ip: request.ip })),
  });
  const headers = { 'x-forwarded-for': '203.0.113.66, 198.51.100.1, 198.51.100.2' };
  const response = await fetch(`${server.origin}/api/ip`, { headers });
  expect(await response.json()).toEqual({ ip: address });
  await server.end();
});
