/**
 * Why a request was refused, in answers `{ "code": "…" }` and as key of the translated sentence. Codes, because a
 * server's sentence would be in one language only.
 */
export const errorCodes = [
  'bad-request',
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
  'internal',
  'unavailable',
] as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];
