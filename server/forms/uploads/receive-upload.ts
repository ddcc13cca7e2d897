import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '#server/http/client-network.ts';
import { RequestProblem } from '#server/http/errors.ts';
import { readParts, type ReceivedForm } from './read-parts.ts';
import type { UploadPlaces } from './upload-places.ts';

/** What receiving an upload needs. */
export type Uploads = { folder: string; places: UploadPlaces };

/**
 * Receives a form with a file. Waits for an upload slot before reading the body, and deletes the file after `use`.
 *
 * @param uploads undefined to skip all files, without waiting for a slot
 * @throws RequestProblem 400, 413; 503 when there is no free slot
 */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  { uploads, maxBytes }: { uploads: Uploads | undefined; maxBytes: number },
  use: (received: ReceivedForm) => Result | Promise<Result>,
): Promise<Result> {
  if (Number(request.headers['content-length']) > maxBytes) throw new RequestProblem(413);
  const { signal, count } = watchBody(request.raw, maxBytes);
  const received: ReceivedForm = { texts: {}, files: [] };
  let leave: (() => void) | undefined;
  try {
    leave = await uploads?.places.enter(networkOf(request.ip), signal);
    count();
    await readParts(request, received, uploads?.folder, signal);
    return await use(received);
  } catch (error) {
    discardRest(request);
    throw error;
  } finally {
    for (const { path } of received.files) if (path !== '') await rm(path, { force: true }).catch(() => undefined);
    leave?.();
  }
}

/** Many clients read the response only after they have sent the whole body; `watchBody()` limits its size. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/**
 * Watches the size of a request's body. Slow bodies are handled by `server/http/admission.ts`.
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
