import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '#contracts/error-codes.ts';

/** The body of a refusal and its headers. */
export type ShortAnswer = { body: string; headers: readonly string[] };

/**
 * The answer to a request that gets nothing else: a code for programs, a line of text for people. Nothing of the request
 * is repeated in it, and nothing told of what went wrong inside.
 *
 * @param code more precise than the status says; left out: the status's own
 */
export function shortAnswer(status: number, wantsJson: boolean, code: ErrorCode = codeOfStatus(status)): ShortAnswer {
  const body = wantsJson ? `${JSON.stringify({ code })}\n` : `${status} ${STATUS_CODES[status] ?? 'Error'}\n`;
  const type = wantsJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  const length = String(Buffer.byteLength(body));
  return { body, headers: ['Content-Type', type, 'Content-Length', length, 'Cache-Control', 'no-store'] };
}

/** Whether a refusal of this request is for a program: it asked for JSON, or under `/api/`. */
export function wantsJson(url: string | undefined, accept: string | undefined): boolean {
  return url?.startsWith('/api/') === true || accept?.includes('application/json') === true;
}

/** The code that stands for a status where nothing more precise is known. */
export function codeOfStatus(status: number): ErrorCode {
  return codes[status] ?? (status < 500 ? 'bad-request' : 'internal');
}

const codes: Readonly<Record<number, ErrorCode>> = {
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  406: 'not-acceptable',
  408: 'timeout',
  412: 'precondition-failed',
  413: 'too-large',
  415: 'unsupported-type',
  416: 'range-not-satisfiable',
  417: 'expectation-failed',
  429: 'too-many-requests',
  431: 'headers-too-large',
  503: 'unavailable',
};
