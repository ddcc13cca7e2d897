import { expect, onTestFinished, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startCaddy, startNginx } from './support/start-proxy.ts';
import { startUpstream } from './support/start-upstream.ts';

test.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])("%s tells the server the visitor's address and https, whatever the visitor writes", async (_name, start) => {
  const upstream = await startUpstream();
  onTestFinished(upstream.stop);
  const proxy = await start(upstream.port);
  onTestFinished(proxy.stop);
  const headers = {
    'x-forwarded-for': '203.0.113.9, 203.0.113.8',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=203.0.113.9;proto=http',
  };
  expect((await ask(proxy.port, '/forged', { from: '127.0.0.7', headers })).status).toBe(200);
  const [request] = upstream.seen.filter(({ url }) => url === '/forged');
  expect(request?.headers).toMatchObject({
    host: 'www.example.com',
    'x-forwarded-for': '127.0.0.7',
    'x-forwarded-proto': 'https',
  });
  expect(JSON.stringify(request)).not.toMatch(/203\.0\.113|evil/);
});
