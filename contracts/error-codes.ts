/**
 * Why a request was rejected, in responses `{ "code": "…" }` and as the key of the translated message. Codes, because a
 * message from the server would be in one language only.
 */
export const errorCodes = [
  'bad-request',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'timeout',
  'precondition-failed',
  'too-large',
  'unsupported-type',
  'range-not-satisfiable',
  'expectation-failed',
  'headers-too-large',
  // Forms:
  /** Sent with `fields`: the error of each field by name. */
  'invalid-fields',
  'too-many-requests',
  'spam',
  /** The form requires a proof of work and had none. */
  'proof-needed',
  /** The proof of work is wrong, expired, too new, for another form, or already used. A new one fixes it. */
  'proof-invalid',
  'internal',
  'unavailable',
] as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];
