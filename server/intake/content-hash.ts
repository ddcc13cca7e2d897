import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Entry, UploadedFile } from './intake.ts';
import type { HashedFile } from './store-file.ts';

/**
 * A name for what was written and attached: equal for equal submissions, though one may come as JSON and the other as
 * a form post, whose line ends differ.
 *
 * @returns it, and the files with their own hashes
 */
export async function contentHash({ form, fields, files }: Entry): Promise<{ hash: string; files: HashedFile[] }> {
  const hashed = await Promise.all(files.map(hashFile));
  const texts = Object.entries(fields)
    .map(([name, text]) => [name, canonical(text)] as const)
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = hashed.map(({ field, sha256 }) => [field, sha256]);
  return { hash: digest(JSON.stringify([form, texts, parts])), files: hashed };
}

/**
 * Of a submission that came with an id. The content is a part of it: who corrects their text and sends again after an
 * answer that was lost sends something new under the same id.
 */
export function dedupeKey(id: string, hash: string): string {
  return digest(JSON.stringify([id.toLowerCase(), hash]));
}

function canonical(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function hashFile(file: UploadedFile): Promise<HashedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file.path), hash);
  return { ...file, sha256: hash.digest('base64url') };
}
