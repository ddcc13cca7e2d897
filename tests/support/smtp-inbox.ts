import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it is sent. */
export type SmtpInbox = {
  url: string;
  port: number;
  /** Mails it said yes to, in their order. */
  mails: readonly ReceivedMail[];
  /** Resolves once it has so many mails; rejects after ten seconds. */
  received: (count: number) => Promise<readonly ReceivedMail[]>;
  /** Hangs up on a client. */
  cut: (session: SMTPServerSession) => void;
  stop: () => Promise<void>;
};

export type ReceivedMail = { to: readonly string[]; parsed: ParsedMail; source: string };

/** How it behaves; each may throw what `refusal()` makes, or take its time. */
export type SmtpHabits = {
  onConnect?: () => void | Promise<void>;
  onRecipient?: (address: string) => void | Promise<void>;
  /** Is asked after the whole mail was read and before it is kept. */
  onMail?: (mail: ReceivedMail) => void | Promise<void>;
  /** Reads the stream of the mail in place of us, perhaps not to its end. */
  onData?: (stream: SMTPServerDataStream, session: SMTPServerSession) => void | Promise<void>;
};

/** An answer of the server's other than yes. */
export function refusal(responseCode: number, sentence = 'no'): Error {
  return Object.assign(new Error(sentence), { responseCode });
}

/** @param port taken again after a `stop()`, to be the same server later; 0: any */
export async function startSmtpInbox(habits: SmtpHabits = {}, port = 0): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onConnect: (_session, done) => void settle(() => habits.onConnect?.(), done),
    onRcptTo: ({ address }, _session, done) => void settle(() => habits.onRecipient?.(address), done),
    onData: (stream, session, done) =>
      void settle(async () => {
        await habits.onData?.(stream, session);
        const mail = await readMail(stream, session);
        await habits.onMail?.(mail);
        mails.push(mail);
        for (const look of waiting) look();
      }, done),
  });
  // Clients that are cut off, and those it cuts off, are a part of the tests.
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
        reject(new Error(`${mails.length} of ${count} mails came within 10 s`));
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
