import type { FastifyRequest } from 'fastify';

/** How fast a body must arrive. */
export type BodyTimes = {
  /** Time before a body must have a minimum rate. */
  graceMs: number;
  /** Minimum average rate after that time. Doubles with each doubling of the time, so that slow uploads end. */
  minBytesPerSecond: number;
  /** Deadline of a body that is not multipart. */
  textMs: number;
  /** Deadline of a multipart body; shorter than Node's request timeout, which logs nothing. */
  uploadMs: number;
};

/** Calls a function once if the body of a request arrives too slowly. */
export function onSlowBody({ raw, headers }: FastifyRequest, times: BodyTimes, close: () => void): void {
  const { graceMs, minBytesPerSecond, textMs, uploadMs } = times;
  const since = performance.now();
  const { bytesRead: bytesBefore } = raw.socket;
  const maxMs = headers['content-type']?.startsWith('multipart/') ? uploadMs : textMs;
  const timer = setInterval(() => {
    const ms = performance.now() - since;
    const minBytes = minBytesPerSecond * (ms / 1000) * (ms / graceMs);
    const isTooSlow = ms > maxMs || (ms > graceMs && raw.socket.bytesRead - bytesBefore < minBytes);
    if (!raw.complete && !isTooSlow) return;
    clearInterval(timer);
    if (!raw.complete) close();
  }, graceMs / 10).unref();
  raw.on('close', () => clearInterval(timer));
}
