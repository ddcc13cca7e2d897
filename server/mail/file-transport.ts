import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/** Writes each mail atomically to a file `<id>.eml`; a retry replaces it. */
export function createFileTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    // One at a time, because submissions wait for the same disk.
    concurrency: 1,
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(message);
      // `<id@domain>`
      const id = message.messageId.slice(1, message.messageId.indexOf('@'));
      const path = mailFile(folder, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}

/** Removes the files of mails that have one. */
export async function removeMailFiles(folder: string, mails: readonly { id: string }[]): Promise<void> {
  for (const { id } of mails) await rm(mailFile(folder, id), { force: true });
}

function mailFile(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}
