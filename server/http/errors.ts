import type { ErrorCode } from '#contracts/error-codes.ts';

/** A request that is refused: thrown by whatever reads it, answered by the error handler. */
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
