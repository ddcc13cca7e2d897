import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { fileKinds } from '#contracts/forms/file-field.ts';
import type { FormTexts } from '#server/forms/read-native-form.ts';
import { networkOf } from '#server/http/client-network.ts';
import { RequestProblem } from '#server/http/errors.ts';
import { readParts, type ReadParts } from './read-parts.ts';
import type { UploadedFile } from './uploaded-file.ts';
import type { UploadPlaces } from './upload-places.ts';

/** What receiving an upload needs. */
export type Uploads = { folder: string; places: UploadPlaces };

/** A received multipart form. */
export type ReceivedUpload = { texts: FormTexts; files: readonly UploadedFile[] };

/** An upload that could not be written to the disk, with the form's texts. */
export class UploadNotStored extends RequestProblem {
  readonly texts: FormTexts;

  constructor(texts: FormTexts) {
    super(503, 'unavailable', 30);
    this.texts = texts;
  }
}

/**
 * Receives a form with a file. Waits for an upload slot before reading the body, and deletes the file after `use`.
 *
 * @throws RequestProblem 400, 413; 503 when there is no free slot; `UploadNotStored` when the disk is full
 */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  { uploads, maxBytes }: { uploads: Uploads; maxBytes: number },
  use: (received: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  const watch = startWatch(request, maxBytes);
  const received: ReadParts = { texts: {}, files: [], isDiskFull: false };
  let leave: (() => void) | undefined;
  try {
    leave = await uploads.places.enter(networkOf(request.ip), watch.signal);
    watch.count();
    await readParts(request, received, { fields: Object.keys(fileKinds), folder: uploads.folder }, watch.signal);
    if (received.isDiskFull) throw new UploadNotStored(received.texts);
    return await use(received);
  } catch (error) {
    discardRest(request);
    throw error;
  } finally {
    for (const { path } of received.files) if (path !== '') await rm(path, { force: true }).catch(() => undefined);
    leave?.();
  }
}

/**
 * Receives the texts of a form without a file; files are skipped.
 *
 * @throws RequestProblem 400, 413
 */
export async function receiveTexts(request: FastifyRequest, maxBytes: number): Promise<FormTexts> {
  const watch = startWatch(request, maxBytes);
  const received: ReadParts = { texts: {}, files: [], isDiskFull: false };
  try {
    watch.count();
    await readParts(request, received, undefined, watch.signal);
    return received.texts;
  } catch (error) {
    discardRest(request);
    throw error;
  }
}

function startWatch({ raw }: FastifyRequest, maxBytes: number) {
  if (Number(raw.headers['content-length']) > maxBytes) throw new RequestProblem(413);
  return watchBody(raw, maxBytes);
}

/** Many clients read the response only after they have sent the whole body; `watchBody()` limits its size. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/**
 * Watches the size of a request's body. Slow bodies are handled by `server/http/slow-bodies.ts`.
 *
 * @returns a signal that is aborted with a `RequestProblem`: 400 when the client disconnects, 413 over `maxBytes`; and
 *   `count`, to be called before the body is read
 */
function watchBody(request: IncomingMessage, maxBytes: number): { signal: AbortSignal; count: () => void } {
  const controller = new AbortController();
  const fail = (status: number) => controller.abort(new RequestProblem(status));
  if (request.destroyed) fail(400);
  request.once('close', () => {
    if (!request.complete) fail(400);
  });
  const count = () => {
    let total = 0;
    request.on('data', (part: Buffer) => {
      total += part.length;
      if (total > maxBytes && !controller.signal.aborted) fail(413);
      // A client that keeps sending does not read the response.
      if (total > 4 * maxBytes) request.destroy();
    });
  };
  return { signal: controller.signal, count };
}
