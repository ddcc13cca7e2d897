import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** An SMTP server on loopback that stores received mails. */
export type SmtpInbox = {
  url: string;
  port: number;
  /** Accepted mails, in order. */
  mails: readonly ReceivedMail[];
  /** Resolves when the number of mails has arrived; rejects after ten seconds. */
  received: (count: number) => Promise<readonly ReceivedMail[]>;
  /** Closes the connection of a session. */
  cut: (session: SMTPServerSession) => void;
  stop: () => Promise<void>;
};

export type ReceivedMail = { to: readonly string[]; parsed: ParsedMail; source: string };

/** Hooks that change its behavior; each may throw a `refusal()` or take its time. */
export type SmtpHooks = {
  onConnect?: () => void | Promise<void>;
  onRecipient?: (address: string) => void | Promise<void>;
  /** Called after the mail was read and before it is stored. */
  onMail?: (mail: ReceivedMail) => void | Promise<void>;
  /** Reads the mail's stream first, possibly not to its end. */
  onData?: (stream: SMTPServerDataStream, session: SMTPServerSession) => void | Promise<void>;
};

/** Creates an SMTP error response. */
export function refusal(responseCode: number, sentence = 'no'): Error {
  return Object.assign(new Error(sentence), { responseCode });
}

/** @param port port of an earlier server that was stopped, to restart it; 0: any free port */
export async function startSmtpInbox(hooks: SmtpHooks = {}, port = 0): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onConnect: (_session, done) => void settle(() => hooks.onConnect?.(), done),
    onRcptTo: ({ address }, _session, done) => void settle(() => hooks.onRecipient?.(address), done),
    onData: (stream, session, done) =>
      void settle(async () => {
        await hooks.onData?.(stream, session);
        const mail = await readMail(stream, session);
        await hooks.onMail?.(mail);
        mails.push(mail);
        for (const look of waiting) look();
      }, done),
  });
  // Closed connections are part of the tests.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  const listener = server.server;
  const sockets = new Map<number | undefined, Socket>();
  listener.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  await once(listener, 'listening');
  const bound = (listener.address() as AddressInfo).port;

  const received = (count: number) =>
    new Promise<readonly ReceivedMail[]>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`${mails.length} of ${count} mails arrived within 10 s`));
      }, 10_000);
      const look = () => {
        if (mails.length < count) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(mails);
      };
      waiting.add(look);
      look();
    });
  const cut = ({ remotePort }: SMTPServerSession) => void sockets.get(remotePort)?.destroy();
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, mails, received, cut, stop };
}

async function settle(work: () => void | Promise<void>, done: (error?: Error | null) => void): Promise<void> {
  try {
    await work();
    done();
  } catch (error) {
    done(error as Error);
  }
}

async function readMail(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<ReceivedMail> {
  const parts: Buffer[] = [];
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
  const source = Buffer.concat(parts);
  return {
    to: envelope.rcptTo.map(({ address }) => address),
    parsed: await simpleParser(source),
    source: source.toString('latin1'),
  };
}
