import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { nativePath } from '#contracts/forms/endpoints.ts';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { formSiteFiles } from '#tests/support/server/form-pages.ts';
import { isFull } from '#tests/faults/support/scale.ts';
import { ask } from './support/ask.ts';
import { freePort } from '#scripts/free-port.ts';
import { startNginx } from './support/start-proxy.ts';
import { startSocket } from './support/start-socket.ts';

/** The second one is nightly: it also starts from a release that was an upgrade. */
const upgrades = isFull ? ['New', 'Newest'] : ['New'];

function writeRelease(title: string): string {
  const site = writeFixtureSite({ ...formSiteFiles, '/index.html': `<title>${title}</title>` });
  onTestFinished(site.remove);
  return site.distFolder;
}

/** Sends a form from a network of its own. */
function sendForm(port: number, index: number) {
  const fields = { name: 'Asta', email: `asta${index}@example.com`, topic: 'general', message: `Hello ${index}` };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const from = `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
  return ask(port, nativePath('contact'), {
    method: 'POST',
    from,
    headers,
    body: new URLSearchParams(fields).toString(),
  });
}

test('upgrades under load refuse no request and lose no form', async () => {
  const socketPort = await freePort();
  const releases = ['Old', ...upgrades].map(writeRelease);
  const server = await startSocket(socketPort, releases);
  onTestFinished(server.stop);
  const { port, stop } = await startNginx(socketPort);
  onTestFinished(stop);
  expect((await ask(port, '/')).text).toContain('<title>Old</title>');

  let isOver = false;
  const answers: number[] = [];
  let forms = 0;
  const load = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      answers.push((await sendForm(port, forms++)).status, (await ask(port, '/')).status);
      await delay(20);
    }
  });
  for (const title of upgrades) {
    await delay(500);
    server.restart();
    await expect
      .poll(async () => (await ask(port, '/')).text, { timeout: 20_000 })
      .toContain(`<title>${title}</title>`);
  }
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(10);
  isOver = true;
  await Promise.all(load);

  expect(answers.filter((status) => status !== 200 && status !== 303)).toEqual([]);
  const database = new DatabaseSync(server.database, { readOnly: true });
  expect(database.prepare('select count(*) as stored from submissions').get()).toEqual({ stored: forms });
  database.close();
});
