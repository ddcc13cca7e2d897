import { createHash } from 'node:crypto';
import type { UploadedFile } from './uploads/receive-upload.ts';

/** The content of a submission. */
type Content = {
  form: string;
  fields: Readonly<Record<string, string>>;
  files: readonly Pick<UploadedFile, 'field' | 'sha256'>[];
};

/**
 * Returns a hash of the texts and files of a submission. Line breaks are normalized, because they differ between JSON
 * and form posts.
 */
export function contentHash({ form, fields, files }: Content): string {
  const texts = Object.entries(fields)
    .map(([name, text]) => [name, canonical(text)] as const)
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return digest([form, texts, files.map(({ field, sha256 }) => [field, sha256])]);
}

/**
 * Returns the key by which limits and storage recognize repeats of a submission. It includes the content, so that a
 * corrected text sent with the same id (after a lost response) is a new submission.
 */
export function idempotencyKey(id: string, hash: string): string {
  return digest([id.toLowerCase(), hash]);
}

function canonical(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
