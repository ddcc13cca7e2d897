import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '#contracts/forms/limits.ts';
import { textBytes } from '#server/forms/read-native-form.ts';
import { RequestProblem } from '#server/http/errors.ts';
import { cleanFileName } from './clean-file-name.ts';
import { detectFileType } from './detect-file-type.ts';
import { newUploadPath } from './upload-folder.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The parts read so far; filled one by one, so that they are available when a later part fails. */
export type ReadParts = { texts: Record<string, string>; files: UploadedFile[]; isDiskFull: boolean };

/** The file fields to read, and the folder for the files. */
export type FileOptions = { fields: readonly string[]; folder: string };

/**
 * Reads a `multipart/form-data` body as a stream: texts into memory, the first file of the wanted fields to the disk.
 * Other files are skipped. A file that can't be written sets `isDiskFull`, and the following parts are still read.
 *
 * @param into receives the parts
 * @param options undefined when no file is expected
 * @param signal aborts the reading with its reason
 * @throws RequestProblem 400 for a malformed body, 413 for more parts or text than any form has
 */
export async function readParts(
  request: FastifyRequest,
  into: ReadParts,
  options: FileOptions | undefined,
  signal: AbortSignal,
): Promise<void> {
  const parts = request.parts();
  let textLength = 0;
  for (;;) {
    const part = await nextPart(parts, signal);
    if (!part) return;
    if (part.type === 'field') {
      // The parser also parses JSON parts; no form sends any.
      if (typeof part.value !== 'string') throw new RequestProblem(400);
      textLength += part.value.length;
      if (textLength > textBytes || part.valueTruncated) throw new RequestProblem(413);
      into.texts[part.fieldname] ??= part.value;
    } else if (options?.fields.includes(part.fieldname) === true && into.files.length === 0) {
      await receiveFile(part, into, options.folder, signal);
    } else {
      part.file.resume();
    }
  }
}

/** @returns undefined at the end */
async function nextPart(
  parts: AsyncIterator<Multipart, undefined>,
  signal: AbortSignal,
): Promise<Multipart | undefined> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort);
  try {
    signal.throwIfAborted();
    const { value } = await Promise.race([parts.next(), aborted]);
    return value;
  } catch (error) {
    throw toProblem(error);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function receiveFile(part: MultipartFile, into: ReadParts, folder: string, signal: AbortSignal): Promise<void> {
  const file: UploadedFile = { field: part.fieldname, name: '', type: '', size: 0, path: '', sha256: '' };
  into.files.push(file);
  const handle = await createFile(file, folder);
  let writable = handle;
  const hash = createHash('sha256');
  try {
    for await (const chunk of addAbortSignal(signal, part.file) as AsyncIterable<Buffer>) {
      file.size += chunk.length;
      hash.update(chunk);
      writable = writable && (await append(writable, chunk));
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : toProblem(error);
  } finally {
    await handle?.close();
  }
  file.sha256 = hash.digest('base64url');
  into.isDiskFull ||= writable === undefined;
  if (file.size > limits.fileBytes) await rm(file.path, { force: true });
  else if (writable) file.type = (await detectFileType(file.path)) ?? '';
  // When no file was chosen, a browser sends a file with an empty name and no content.
  if (part.filename !== '' || file.size > 0) file.name = cleanFileName(part.filename, file.type, part.fieldname);
}

async function createFile(file: UploadedFile, folder: string): Promise<FileHandle | undefined> {
  try {
    file.path = await newUploadPath(folder);
    return await open(file.path, 'wx', 0o600);
  } catch {
    return undefined;
  }
}

/** @returns the handle, or undefined after a failed write */
async function append(handle: FileHandle, chunk: Buffer): Promise<FileHandle | undefined> {
  try {
    await handle.writeFile(chunk);
    return handle;
  } catch {
    return undefined;
  }
}

/** The parser's own errors are client errors. */
function toProblem(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return new RequestProblem(isTooLarge ? 413 : 400);
}
