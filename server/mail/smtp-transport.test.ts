import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpTransport, smtpOptions } from './smtp-transport.ts';
import type { Message } from './transport.ts';

const message: Message = {
  messageId: '<1@example.com>',
  date: new Date(0),
  from: 'a@example.com',
  to: { name: '', address: 'b@example.com' },
  replyTo: undefined,
  subject: 'S',
  text: 'T',
  html: '<p>T</p>',
  headers: {},
  attachments: [],
};

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Starts a mail server with a self-signed certificate. */
async function start(options: ConstructorParameters<typeof SMTPServer>[0]) {
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    logger: false,
    closeTimeout: 100,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password);
      done(null, { user: 'site' });
    },
    onData: (stream, _session, done) => {
      stream.resume().on('end', done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  endings.push(() => server.close());
  return { port: (server.server.address() as AddressInfo).port, passwords };
}

function send(url: string): Promise<void> {
  const transport = createSmtpTransport(url);
  endings.push(() => transport.close());
  return transport.send(message);
}

test('a password is sent without TLS to a mail server on this machine', async () => {
  const { port, passwords } = await start({ hideSTARTTLS: true, allowInsecureAuth: true });
  await send(`smtp://site:p%40ss@127.0.0.1:${port}`);
  expect(passwords).toEqual(['p@ss']);
});

test('a server with a self-signed certificate gets neither mail nor password', async () => {
  const tls = await start({ secure: true });
  await expect(send(`smtps://site:secret@127.0.0.1:${tls.port}`)).rejects.toThrow(/certificate/i);
  const startTls = await start({});
  await expect(send(`smtp://site:secret@127.0.0.1:${startTls.port}`)).rejects.toThrow(/certificate/i);
  expect([...tls.passwords, ...startTls.passwords]).toEqual([]);
});

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
  ['smtp://u:p@mail.example:25', { port: 25, requireTLS: true, auth: { user: 'u', pass: 'p' } }],
  ['smtp://u:p@127.0.0.1.example', { requireTLS: true }],
  ['smtp://u:p@[::1]', { host: '::1', requireTLS: false }],
  ['smtps://u:p%2F@mail.example', { port: 465, secure: true, requireTLS: false, auth: { user: 'u', pass: 'p/' } }],
])('%s', (url, expected) => {
  expect(smtpOptions(url)).toMatchObject(expected);
});
