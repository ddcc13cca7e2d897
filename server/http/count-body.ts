import { Transform, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#server/requests/client-network.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';
import type { SharedBudget } from '#server/requests/shared-budget.ts';
import { takeTurn } from '#server/requests/take-turns.ts';

/**
 * Takes the bytes of a body that is read into memory from a budget while they arrive, until its request is answered.
 * Bodies are processed one per turn of the event loop.
 *
 * @param freeBytes a body of at most this length is not counted: the limit on connections covers it
 * @param retryAfterSeconds for requests over the budget
 * @returns the body, which fails with a `RequestProblem` at the first byte over the budget
 */
export function countBody(
  { headers, ip, raw }: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
  { budget, freeBytes, retryAfterSeconds }: { budget: SharedBudget; freeBytes: number; retryAfterSeconds: number },
): Readable {
  // A multipart body is streamed to the disk; `receive-upload.ts` limits its texts and the number of uploads.
  const isStreamed = headers['content-type']?.startsWith('multipart/');
  const announced = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  if (isStreamed || announced <= freeBytes) return body;
  const network = networkOf(ip);
  let taken = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const refusal = budget.take(network, chunk.length);
      if (refusal === undefined) taken += chunk.length;
      done(refusal && new RequestProblem(refusal, undefined, retryAfterSeconds), chunk);
    },
    // The end of the body starts its processing.
    flush: (done) => takeTurn(done),
  });
  // Nothing else listens after the answer to a request whose body was not read to its end.
  counted.on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.complete) counted.destroy(new RequestProblem(400));
  });
  reply.raw.once('close', () => {
    counted.destroy();
    budget.release(network, taken);
  });
  return body.pipe(counted);
}
