import type { ErrorCode } from '#contracts/error-codes.ts';

/** A rejected request: thrown while it is read, answered by the error handler. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly statusCode: number;
  /** Undefined: the code of the status. */
  readonly errorCode: ErrorCode | undefined;
  /** Seconds until another try makes sense, sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, errorCode?: ErrorCode, retryAfterSeconds?: number) {
    super(errorCode ?? `status ${statusCode}`);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
