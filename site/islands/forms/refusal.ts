import type { FieldErrors } from '#contracts/forms/check-values.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';

/** Why a form was not sent, each with a sentence of its own. */
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
  /** No answer at all, for a reason that nobody knows. */
  | 'unknown';

/** What became of an attempt that failed: fields are to be corrected, or it was refused as a whole. */
export type Failure =
  | { fields: FieldErrors }
  | {
      refusal: Refusal;
      /** Another proof of work may help. */
      wantsProof?: boolean;
    };

/**
 * Reads what the e-mail client rejected with: a string, `{ status, text }`, or the `TypeError` of fetch.
 *
 * @param online what the browser says of its connection
 */
export function toFailure(error: unknown, online: boolean): Failure {
  if (isAnswer(error)) return ofAnswer(error);
  if (!online) return { refusal: 'offline' };
  // A request that did not get through, a script that could not be loaded, or an answer that did not come.
  if (error instanceof TypeError || error instanceof DOMException) return { refusal: 'network' };
  return { refusal: 'unknown' };
}

type Answer = { status: number; text: string };

function isAnswer(error: unknown): error is Answer {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
}

function ofAnswer({ status, text }: Answer): Failure {
  const fields = invalidFields(text);
  return fields ? { fields } : (ofCode[text] ?? { refusal: ofStatus[status] ?? 'failed' });
}

/** Answers of our own server. */
const ofCode: Readonly<Record<string, Failure>> = {
  'proof-needed': { refusal: 'spam', wantsProof: true },
  'proof-invalid': { refusal: 'spam', wantsProof: true },
  spam: { refusal: 'spam' },
} satisfies Partial<Record<ErrorCode, Failure>>;

/** Statuses of the client itself (0, 403, 429, 451), of servers, and of what stands before them. */
const ofStatus: Readonly<Record<number, Refusal>> = {
  0: 'network',
  403: 'blocked',
  413: 'too-large',
  429: 'too-many-requests',
  451: 'headless',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The fields of an answer `{ "code": "invalid-fields", "fields": { … } }`; of no other. */
function invalidFields(text: string): FieldErrors | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { fields } = JSON.parse(text) as { fields?: FieldErrors };
    return fields;
  } catch {
    return undefined;
  }
}
