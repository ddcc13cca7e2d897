import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints, nativePath } from '#contracts/forms/endpoints.ts';
import { fixtureFiles } from '#tests/support/server/fixture-site.ts';
import { sampleFiles } from '#tests/support/server/sample-files.ts';
import { metricsToken, readLongestDelay } from './support/longest-delay.ts';
import { scaled } from './support/scale.ts';
import { makeInquiries, send } from './support/senders.ts';
import { startTestEnvironment } from './support/start-test-environment.ts';

/** Sockets of each kind. Networks are loopback addresses with fifty sockets each. */
const hostileSockets = scaled(200, 1_000);
const socketsPerNetwork = 50;

/**
 * Maximum latency for other visitors. The short run, which shares the machine with other tests, only detects stalls.
 */
const medianPageMs = scaled(1_000, 100);
const formMs = scaled(10_000, 2_000);

const post = (path: string, length: number, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const coverLetterForm = `name=A&email=a%40example.com&consent=on&job=android-engineer&coverLetter=${'x%CC%81'.repeat(22_000)}`;
const upload = 'multipart/form-data; boundary=b';
const part = '--b\r\nContent-Disposition: form-data; name="screenshot"; filename="a.png"\r\n\r\n\x89PNG';

/**
 * What a hostile client sends first, and what it sends every half second; `pauses`: it reads no response.
 * `networks`: the number of networks, small enough that others can upload at the same time; undefined:
 * `socketsPerNetwork` sockets from each.
 */
const kinds: readonly { name: string; first: string; then?: string; pauses?: boolean; networks?: number }[] = [
  { name: 'slow headers', first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', then: 'a' },
  { name: 'slow bodies', first: post(endpoints.inquiry, 5_000), then: ' ' },
  { name: 'stalled uploads', first: post(nativePath('support'), 1_000_000, upload) + part },
  {
    name: 'uploads at 1 kB/s',
    first: post(nativePath('support'), 1_000_000, upload) + part,
    then: 'x'.repeat(520),
    networks: 8,
  },
  {
    name: 'expensive texts',
    first:
      post(nativePath('application'), coverLetterForm.length, 'application/x-www-form-urlencoded') + coverLetterForm,
  },
  {
    name: 'downloads that nobody reads',
    first: 'GET /_assets/photo.Ef56Gh78.png HTTP/1.1\r\nHost: localhost\r\n\r\n',
    pauses: true,
  },
];

test.each(kinds)(
  `${hostileSockets} sockets with $name do not block pages or forms`,
  async ({ name, first, then, pauses, networks }) => {
    const { storage, startServer } = await startTestEnvironment('SQLite', {}, fixtureFiles);
    const server = await startServer({ variables: { TRUST_PROXY: 'false', METRICS_TOKEN: metricsToken } });
    const [inquiry] = await makeInquiries(storage, 1);
    if (!inquiry) throw new Error('no inquiry was made');

    const sockets = Array.from({ length: hostileSockets }, (_, index) =>
      openHostile(server.port, index % (networks ?? hostileSockets / socketsPerNetwork), first, pauses),
    );
    const trickle = setInterval(() => {
      for (const socket of sockets) if (then && socket.writable) socket.write(then);
    }, 500);
    onTestFinished(() => {
      clearInterval(trickle);
      for (const socket of sockets) socket.destroy();
    });
    await delay(500);

    const times: number[] = [];
    for (let page = 0; page < 41; page++) {
      times.push(await timed(async () => expect(await getPage(server.port)).toBe(200)));
      await delay(20);
    }
    const formTime = await timed(async () => expect(await send(inquiry, server.port)).toBe(200));

    if (networks !== undefined) {
      expect(await timed(async () => expect(await sendUpload(server.port)).toBe(303))).toBeLessThan(formMs);
    }

    const delayMs = Math.round((await readLongestDelay(server.port)) * 1000);
    process.stdout.write(`${name}: longest event-loop delay ${delayMs} ms\n`);
    expect(times.sort((one, other) => one - other)[20]).toBeLessThan(medianPageMs);
    expect(formTime).toBeLessThan(formMs);
    expect(server.child.exitCode).toBe(null);
  },
);

function openHostile(port: number, network: number, first: string, pauses = false): Socket {
  const localAddress = `127.0.2.${1 + network}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  // The server closes rejected connections, possibly during a write.
  socket.on('error', () => socket.destroy());
  socket.write(first, 'latin1');
  if (pauses) socket.pause();
  else socket.resume();
  return socket;
}

async function getPage(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/products`, { signal: AbortSignal.timeout(10_000) });
  await response.arrayBuffer();
  return response.status;
}

async function sendUpload(port: number): Promise<number> {
  const form = new FormData();
  const texts = { name: 'A', email: 'upload@example.com', app: 'vpn', platform: 'android', message: 'M' };
  for (const [field, value] of Object.entries(texts)) form.set(field, value);
  form.set('screenshot', new Blob([sampleFiles.png]), 'screen.png');
  const url = `http://127.0.0.1:${port}${nativePath('support')}`;
  const response = await fetch(url, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  return response.status;
}

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
