import { openSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { formSiteFiles } from '#tests/support/server/form-pages.ts';
import { runServer, type ServerProcess } from '#tests/support/server/run-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const site = writeFixtureSite(formSiteFiles);
afterAll(() => site.remove());

/** Sends forms without JavaScript: one that is accepted, and one that is rejected, which is logged. */
async function sendForms(port: number): Promise<number[]> {
  const send = async (email: string) => {
    const body = new URLSearchParams({ name: 'Asta', email, topic: 'general', message: 'Hello' });
    const options = { method: 'POST', body, redirect: 'manual' } as const;
    return (await fetch(`http://127.0.0.1:${port}/forms/contact`, options)).status;
  };
  return [await send('asta@example.com'), await send('nobody')];
}

async function expectToServe(server: ServerProcess, port: number): Promise<void> {
  expect(await sendForms(port)).toEqual([303, 422]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

test('a log on a full disk fails no form and does not end the process', async () => {
  const port = await freePort();
  const server = runServer(site.distFolder, { PORT: String(port) }, { output: openSync('/dev/full', 'w') });
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200), 15_000);
  await expectToServe(server, port);
});

test('a log whose reader has ended fails no form and does not end the process', async () => {
  const server = runServer(site.distFolder, { PORT: '0' });
  const port = await server.port();
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  await expectToServe(server, port);
});
