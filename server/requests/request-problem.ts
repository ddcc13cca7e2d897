import type { ErrorCode } from '#contracts/error-codes.ts';

/** A client error. Thrown while a request is processed, sent by the error handler. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly statusCode: number;
  /** Default: the code of the status. */
  readonly errorCode: ErrorCode | undefined;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, errorCode?: ErrorCode, retryAfterSeconds?: number) {
    super(errorCode ?? `status ${statusCode}`);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
