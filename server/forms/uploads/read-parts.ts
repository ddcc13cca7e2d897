import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileKinds } from '#contracts/forms/file-field.ts';
import { limits } from '#contracts/forms/limits.ts';
import { textBytes } from '#server/forms/read-native-form.ts';
import { RequestProblem } from '#server/http/errors.ts';
import { cleanFileName } from './clean-file-name.ts';
import { detectFileType } from './detect-file-type.ts';
import { newUploadPath } from './upload-folder.ts';

/** An uploaded file on the disk. The form's contract accepts it as a `FileInfo`. */
export type UploadedFile = {
  field: string;
  /** Sanitized, with an extension that matches the content; empty when no file was chosen. */
  name: string;
  /** Media type by content; empty for types that no form accepts. */
  type: string;
  /** Bytes sent, also when the file was too large and not kept. */
  size: number;
  path: string;
  /** Hash of the content, in base64url. */
  sha256: string;
};

/** The parts read so far; filled one by one, so that they are available when a later part fails. */
export type ReadParts = { texts: Record<string, string>; files: UploadedFile[]; isDiskFull: boolean };

/**
 * Reads a `multipart/form-data` body as a stream: texts into memory, the first file of a file field to the disk. Other
 * files are skipped. A file that can't be written sets `isDiskFull`, and the following parts are still read.
 *
 * @param into receives the parts
 * @param folder for the file; undefined when no file is expected
 * @param signal aborts the reading with its reason
 * @throws RequestProblem 400 for a malformed body, 413 for more parts or text than any form has
 */
export async function readParts(
  request: FastifyRequest,
  into: ReadParts,
  folder: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  // While a file is received, nothing waits for it.
  aborted.catch(() => undefined);
  signal.throwIfAborted();
  signal.addEventListener('abort', () => reject(signal.reason as Error));
  const parts = request.parts();
  let textLength = 0;
  for (;;) {
    const next = await Promise.race([parts.next(), aborted]).catch((error: unknown) => {
      throw toProblem(error);
    });
    if (next.done) return;
    const part = next.value;
    if (part.type === 'field') {
      // The parser also parses JSON parts; no form sends any.
      if (typeof part.value !== 'string') throw new RequestProblem(400);
      textLength += part.value.length;
      if (textLength > textBytes || part.valueTruncated) throw new RequestProblem(413);
      into.texts[part.fieldname] ??= part.value;
    } else if (folder !== undefined && Object.hasOwn(fileKinds, part.fieldname) && into.files.length === 0) {
      await receiveFile(part, into, folder, signal);
    } else {
      part.file.resume();
    }
  }
}

async function receiveFile(part: MultipartFile, into: ReadParts, folder: string, signal: AbortSignal): Promise<void> {
  const file: UploadedFile = { field: part.fieldname, name: '', type: '', size: 0, path: '', sha256: '' };
  into.files.push(file);
  const handle = await createFile(file, folder).catch(() => undefined);
  let isWritten = handle !== undefined;
  const hash = createHash('sha256');
  try {
    for await (const chunk of addAbortSignal(signal, part.file) as AsyncIterable<Buffer>) {
      file.size += chunk.length;
      hash.update(chunk);
      if (isWritten) await handle?.writeFile(chunk).catch(() => (isWritten = false));
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : toProblem(error);
  } finally {
    await handle?.close();
  }
  file.sha256 = hash.digest('base64url');
  into.isDiskFull ||= !isWritten;
  if (file.size > limits.fileBytes) await rm(file.path, { force: true });
  else if (isWritten) file.type = (await detectFileType(file.path)) ?? '';
  // When no file was chosen, a browser sends a file with an empty name and no content.
  if (part.filename !== '' || file.size > 0) file.name = cleanFileName(part.filename, file.type, part.fieldname);
}

async function createFile(file: UploadedFile, folder: string): Promise<FileHandle> {
  file.path = await newUploadPath(folder);
  return open(file.path, 'wx', 0o600);
}

/** The parser's own errors are client errors. */
function toProblem(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return new RequestProblem(isTooLarge ? 413 : 400);
}
