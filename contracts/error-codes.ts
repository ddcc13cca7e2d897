/**
 * Why a request was refused, in answers `{ "code": "…" }` and as key of the translated sentence. Codes, because a
 * server's sentence would be in one language only.
 */
export const errorCodes = [
  'bad-request',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'not-acceptable',
  'timeout',
  'precondition-failed',
  'too-large',
  'unsupported-type',
  'range-not-satisfiable',
  'expectation-failed',
  'headers-too-large',
  // Of forms:
  /** Answered together with `fields`, the error of each field by its name. */
  'invalid-fields',
  'too-many-requests',
  'spam',
  /** The form is to be sent with a proof of work, and came without. */
  'proof-needed',
  /** The proof of work is wrong, too old, too new, of another form or was used before. Another one will do. */
  'proof-invalid',
  'internal',
  'unavailable',
] as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];
