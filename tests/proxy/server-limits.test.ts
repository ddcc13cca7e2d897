import { connect } from 'node:tls';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { nativePath } from '#contracts/forms/endpoints.ts';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { formSiteFiles } from '#tests/support/server/form-pages.ts';
import { runServer } from '#tests/support/server/run-server.ts';
import { ask } from './support/ask.ts';
import { startNginx } from './support/start-proxy.ts';

/** Of nginx, in front of our server, as an operator starts both. */
let port: number;
beforeAll(async () => {
  const site = writeFixtureSite(formSiteFiles);
  const server = runServer(site.distFolder, { PORT: '0', TRUST_PROXY: '1' }, { lifeMs: 120_000 });
  const nginx = await startNginx(await server.port());
  port = nginx.port;
  return async () => {
    await nginx.stop();
    server.child.kill('SIGKILL');
    await server.ended;
    site.remove();
  };
});

test('the server ends a slow body, and other networks can still send forms', async () => {
  const to = { host: '127.0.0.1', port, localAddress: '127.0.0.2', servername: 'www.example.com' };
  const slow = connect({ ...to, rejectUnauthorized: false });
  onTestFinished(() => void slow.destroy());
  const head = ['Host: www.example.com', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5000'];
  slow.write([`POST ${nativePath('contact')} HTTP/1.1`, ...head, '', ''].join('\r\n'));
  const trickle = setInterval(() => slow.write('a'), 500);
  onTestFinished(() => clearInterval(trickle));
  let answer = '';
  slow.on('error', () => undefined).on('data', (part: Buffer) => (answer += part.toString()));
  expect((await sendForm(port, '127.0.0.3')).status).toBe(303);
  await expect.poll(() => answer, { timeout: 25_000, interval: 250 }).toMatch(/^HTTP\/1\.1 408 /);
});

test('the limit on forms applies to the visitor behind nginx, whatever address the visitor claims', async () => {
  const statuses: number[] = [];
  for (let index = 1; index <= 8; index++) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` };
    statuses.push((await sendForm(port, '127.0.0.2', headers, index)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
  expect((await sendForm(port, '127.0.0.3')).status).toBe(303);
});

function sendForm(port: number, from: string, headers: Record<string, string> = {}, index = 0) {
  const fields = { name: 'Asta', email: `asta${index}@example.com`, topic: 'general', message: `Hello ${index}` };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  return ask(port, nativePath('contact'), { method: 'POST', from, body, headers: { ...type, ...headers } });
}
