/** A client error. Thrown while a request is processed, sent by the error handler with the code of its status. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly statusCode: number;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, retryAfterSeconds?: number) {
    super(`status ${statusCode}`);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
