import type { ErrorCode } from '#contracts/error-codes.ts';

/** A request that can not be taken as it is: thrown by what reads it, answered by the handler of errors. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly statusCode: number;
  /** Undefined: the status's own. */
  readonly errorCode: ErrorCode | undefined;

  constructor(statusCode: number, errorCode?: ErrorCode) {
    super(errorCode ?? `status ${statusCode}`);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
  }
}
