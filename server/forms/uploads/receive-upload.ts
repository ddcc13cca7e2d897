import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { addAbortSignal } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileKinds } from '#contracts/forms/file-field.ts';
import { limits } from '#contracts/forms/limits.ts';
import { textBytes } from '#server/forms/read-native-form.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';
import type { BudgetLimits, SharedBudget } from '#server/requests/shared-budget.ts';
import { takeTurn } from '#server/requests/take-turns.ts';
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
  /** Bytes received. */
  size: number;
  path: string;
  /** False when the disk was full. */
  isWritten: boolean;
  /** Hash of the content, in base64url. */
  sha256: string;
};

/** The parts of a form, filled one by one. */
export type ReceivedForm = { texts: Record<string, string>; files: UploadedFile[] };

/** An upload takes a temporary file of up to 5 MiB and a buffer of about 100 kB: at most 480 MiB on the disk. */
export const uploadLimits: BudgetLimits = { total: 96, perNetwork: 12, first: 1 };

/** `Retry-After` over these limits: most uploads take less. */
const retrySeconds = 15;

/** Where uploads are stored, and how many are running. */
type Uploads = { folder: string; running: SharedBudget };

/**
 * Receives a form with a file, and deletes the file after `use`.
 *
 * @param uploads undefined to skip all files, which counts as no upload
 * @throws RequestProblem 400, 413; 503 when too many uploads are running
 */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  { uploads, maxBytes }: { uploads: Uploads | undefined; maxBytes: number },
  use: (received: ReceivedForm) => Result | Promise<Result>,
): Promise<Result> {
  if (Number(request.headers['content-length']) > maxBytes) throw new RequestProblem(413);
  const network = networkOf(request.ip);
  const isTaken = uploads?.running.take(network) === undefined;
  const signal = watchBody(request.raw, maxBytes);
  const received: ReceivedForm = { texts: {}, files: [] };
  try {
    if (!isTaken) throw new RequestProblem(503, retrySeconds);
    await readParts(request, received, uploads?.folder, signal);
    await new Promise<void>(takeTurn);
    return await use(received);
  } catch (error) {
    // Many clients read the response only after they have sent the whole body; `watchBody()` limits its size.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  } finally {
    for (const { path } of received.files) if (path !== '') await rm(path, { force: true }).catch(() => undefined);
    if (isTaken) uploads?.running.release(network);
  }
}

/**
 * Watches the size of a request's body. Slow bodies are handled by `server/http/admission.ts`.
 *
 * @returns a signal that is aborted with a `RequestProblem`: 400 when the client disconnects, 413 over `maxBytes`
 */
function watchBody(request: IncomingMessage, maxBytes: number): AbortSignal {
  const controller = new AbortController();
  const fail = (status: number) => controller.abort(new RequestProblem(status));
  if (request.destroyed) fail(400);
  request.once('close', () => {
    if (!request.complete) fail(400);
  });
  let total = 0;
  request.on('data', (part: Buffer) => {
    total += part.length;
    if (total > maxBytes && !controller.signal.aborted) fail(413);
    // A client that keeps sending does not read the response.
    if (total > 4 * maxBytes) request.destroy();
  });
  return controller.signal;
}

/**
 * Reads a `multipart/form-data` body as a stream: texts into memory, the first file of a file field to the disk. Other
 * files are skipped. After a file that can't be written, the following parts are still read.
 *
 * @param into receives the parts
 * @param folder for the file; undefined when no file is expected
 * @param signal aborts the reading with its reason
 * @throws RequestProblem 400 for a malformed body, 413 for more parts or text than any form has
 */
async function readParts(
  request: FastifyRequest,
  into: ReceivedForm,
  folder: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  // While a file is received, nothing waits for it.
  aborted.catch(() => undefined);
  signal.throwIfAborted();
  signal.addEventListener('abort', () => reject(signal.reason as Error));
  const parts = request.parts();
  let bytes = 0;
  for (;;) {
    const next = await Promise.race([parts.next(), aborted]).catch((error: unknown) => {
      throw toProblem(error);
    });
    if (next.done) return;
    const part = next.value;
    if (part.type === 'field') {
      // The parser also parses JSON parts; no form sends any.
      if (typeof part.value !== 'string') throw new RequestProblem(400);
      bytes += Buffer.byteLength(part.value);
      if (bytes > textBytes || part.valueTruncated) throw new RequestProblem(413);
      into.texts[part.fieldname] ??= part.value;
    } else if (folder !== undefined && Object.hasOwn(fileKinds, part.fieldname) && into.files.length === 0) {
      await receiveFile(part, into.files, folder, signal);
    } else {
      part.file.resume();
    }
  }
}

async function receiveFile(part: MultipartFile, files: UploadedFile[], folder: string, signal: AbortSignal) {
  const { fieldname: field } = part;
  const file: UploadedFile = { field, name: '', type: '', size: 0, path: '', isWritten: false, sha256: '' };
  files.push(file);
  await using handle = await createFile(file, folder).catch(() => undefined);
  file.isWritten = handle !== undefined;
  const hash = createHash('sha256');
  try {
    for await (const chunk of addAbortSignal(signal, part.file) as AsyncIterable<Buffer>) {
      file.size += chunk.length;
      hash.update(chunk);
      if (file.isWritten) await handle?.writeFile(chunk).catch(() => (file.isWritten = false));
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : toProblem(error);
  }
  file.sha256 = hash.digest('base64url');
  if (file.isWritten && file.size <= limits.fileBytes) file.type = (await detectFileType(file.path)) ?? '';
  // When no file was chosen, a browser sends a file with an empty name and no content.
  if (part.filename !== '' || file.size > 0) file.name = cleanFileName(part.filename, file.type, field);
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
