import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpTransport, describeSendError, requireEncryptedSmtp, requiresTls } from './transport.ts';
import type { Message } from './write-mail.ts';

const message: Message = {
  messageId: '<1@example.com>',
  date: new Date(0),
  from: 'a@example.com',
  to: { name: '', address: 'b@example.com' },
  replyTo: undefined,
  subject: 'S',
  text: 'T',
  html: '<p>T</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: [],
};

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Starts a mail server with a self-signed certificate. */
async function start(options: ConstructorParameters<typeof SMTPServer>[0], host = '127.0.0.1') {
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
  server.listen(0, host);
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
  ['smtp://mail.example', true],
  ['smtp://u:p@mail.example:25', true],
  ['smtp://u:p@127.0.0.1.example', true],
  ['smtp://u:p@localhost.example', true],
  ['smtp://u:p@127.0.0.1', false],
  ['smtp://u:p@[::1]', false],
  ['smtp://u:p@localhost:25', false],
])('%s requires TLS: %s', (url, expected) => {
  expect(requiresTls(url)).toBe(expected);
});

test('the operator can accept unencrypted mails by name, but not an unencrypted password', () => {
  expect(requiresTls('smtp://mail.example', ['smtp'])).toBe(false);
  expect(requiresTls('smtp://mail.example', ['database', 'backup'])).toBe(true);
  expect(requiresTls('smtp://u:p@mail.example', ['smtp'])).toBe(true);
});

/** An address of this machine that counts as another one. */
const otherMachine = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test.runIf(otherMachine)(
  'a mail server on another machine without TLS stops the start, unless it is accepted',
  async () => {
    const plain = await start({ authOptional: true, disabledCommands: ['STARTTLS'] }, otherMachine);
    const smtpUrl = `smtp://${otherMachine}:${plain.port}`;
    await expect(requireEncryptedSmtp({ smtpUrl, allowUnencrypted: [] })).rejects.toThrow(
      /^SMTP_URL names a mail server on another machine \([\d.]+\) that offers no valid TLS; .* ALLOW_UNENCRYPTED=smtp\.$/,
    );
    await expect(requireEncryptedSmtp({ smtpUrl, allowUnencrypted: ['smtp'] })).resolves.toBeUndefined();
    await expect(createSmtpTransport(smtpUrl).send(message)).rejects.toThrow();
    await createSmtpTransport(smtpUrl, { allowUnencrypted: ['smtp'] }).send(message);
  },
);

test('a mail server that is away does not stop the start', async () => {
  const smtpUrl = 'smtp://mail.northlamp.invalid';
  await expect(requireEncryptedSmtp({ smtpUrl, allowUnencrypted: [] })).resolves.toBeUndefined();
});

test.each(['EHLO', 'DATA'])(
  'a mail has a deadline, also for a server that sends a line now and then after %s',
  async (moment) => {
    const server = createServer((socket) => {
      const drip = (line: string) => {
        const timer = setInterval(() => socket.write(`${line}\r\n`), 20);
        socket.on('close', () => clearInterval(timer));
      };
      socket.on('error', () => undefined).write('220 mail.example\r\n');
      socket.on('data', (part) => {
        const text = part.toString();
        if (text.startsWith('EHLO') && moment === 'EHLO') drip('250-MORE');
        else if (text.startsWith('DATA')) socket.write('354 go\r\n');
        else if (/^(EHLO|MAIL|RCPT)/.test(text)) socket.write('250 ok\r\n');
        else if (text.endsWith('\r\n.\r\n')) drip('250-more');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, { deadlineMs: 300 });
    const closed = once(server, 'connection').then(([socket]: Socket[]) => socket && once(socket, 'close'));
    await expect(transport.send(message)).rejects.toThrow();
    // The connection is free for other mails.
    await closed;
    transport.close();
    server.close();
  },
);

test('parameters in the URL change no option', async () => {
  const { port, passwords } = await start({ secure: true });
  const url = `smtps://site:secret@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
  await expect(send(url)).rejects.toThrow(/certificate/i);
  expect(passwords).toEqual([]);
});

test('a user name and a password may contain encoded characters, and a host may be an IPv6 address', async () => {
  const { port, passwords } = await start({ hideSTARTTLS: true, allowInsecureAuth: true }, '::1');
  await send(`smtp://a%40b:p%2F@[::1]:${port}`);
  expect(passwords).toEqual(['p/']);
});

const error = (facts: object) => Object.assign(new Error('550 a@example.com is nobody'), facts);

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'EENVELOPE 550', true],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'EMESSAGE 554', true],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'EENVELOPE 451', false],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'EENVELOPE 550', false],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'EAUTH 535', false],
  [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED', false],
  [{}, 'Error', false],
])('%j is stored as %s; is it final: %s', (facts, code, isFinal) => {
  expect(describeSendError(error(facts))).toEqual({ code, isFinal });
});
