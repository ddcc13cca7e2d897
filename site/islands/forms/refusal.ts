import type { FieldErrors } from '#contracts/forms/check-values.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';

/** Reasons why a form was not sent, each with its own message. */
export type Refusal =
  | 'offline'
  | 'network'
  | 'too-many-requests'
  | 'too-large'
  | 'unavailable'
  | 'spam'
  | 'headless'
  | 'blocked'
  | 'failed'
  /** No response, for an unknown reason. */
  | 'unknown';

/** A failed attempt: invalid fields, or rejected as a whole. */
export type Failure =
  | { fields: FieldErrors }
  | {
      refusal: Refusal;
      /** Another proof of work may help. */
      needsProof?: boolean;
    };

/**
 * Interprets the rejection of the e-mail client: a string, `{ status, text }`, or the `TypeError` of fetch.
 *
 * @param online `navigator.onLine`
 */
export function toFailure(error: unknown, online: boolean): Failure {
  if (isMailResponse(error)) return responseFailure(error);
  if (!online) return { refusal: 'offline' };
  // Network error, failed script load, or timeout.
  if (error instanceof TypeError || error instanceof DOMException) return { refusal: 'network' };
  return { refusal: 'unknown' };
}

type MailResponse = { status: number; text: string };

function isMailResponse(error: unknown): error is MailResponse {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
}

function responseFailure({ status, text }: MailResponse): Failure {
  const fields = invalidFields(text);
  return fields ? { fields } : (failureByCode[text] ?? { refusal: refusalByStatus[status] ?? 'failed' });
}

/** Error codes of our own server. */
const failureByCode: Readonly<Record<string, Failure>> = {
  'proof-needed': { refusal: 'spam', needsProof: true },
  'proof-invalid': { refusal: 'spam', needsProof: true },
  spam: { refusal: 'spam' },
} satisfies Partial<Record<ErrorCode, Failure>>;

/** Statuses from the client itself (0, 403, 429, 451), servers and proxies. */
const refusalByStatus: Readonly<Record<number, Refusal>> = {
  0: 'network',
  403: 'blocked',
  413: 'too-large',
  429: 'too-many-requests',
  451: 'headless',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Parses the fields of `{ "code": "invalid-fields", "fields": { … } }`. */
function invalidFields(text: string): FieldErrors | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { fields } = JSON.parse(text) as { fields?: FieldErrors };
    return fields;
  } catch {
    return undefined;
  }
}
