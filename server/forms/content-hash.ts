import { createHash } from 'node:crypto';
import type { UploadedFile } from './uploads/uploaded-file.ts';

/** What a form says. */
type Content = {
  form: string;
  fields: Readonly<Record<string, string>>;
  files: readonly Pick<UploadedFile, 'field' | 'sha256'>[];
};

/**
 * A hash of what was written and attached: equal for equal submissions, though one may come as JSON and the other as
 * a form post, whose line ends differ.
 */
export function contentHash({ form, fields, files }: Content): string {
  const texts = Object.entries(fields)
    .map(([name, text]) => [name, canonical(text)] as const)
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return digest([form, texts, files.map(({ field, sha256 }) => [field, sha256])]);
}

/**
 * What makes two posts with an id one submission, for the limits and for the storage. The content is a part of it: a
 * corrected text that is sent again under the same id, after an answer that was lost, is another submission.
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
