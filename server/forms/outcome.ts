import type { FieldErrors } from '#contracts/forms/check-values.ts';

/** Result of a submitted form. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'invalid'; fields: FieldErrors }
  | { kind: 'refused'; code: RefusalCode; retryAfterSeconds?: number };

/** Why a form with valid fields was rejected. */
export type RefusalCode = 'spam' | 'proof-needed' | 'proof-invalid' | 'too-many-requests' | 'unavailable';

/** The HTTP status of an outcome. */
export function statusOfOutcome(outcome: Outcome): number {
  switch (outcome.kind) {
    case 'accepted':
      return 200;
    case 'invalid':
      return 400;
    case 'refused':
      return statuses[outcome.code];
  }
}

const statuses: Readonly<Record<RefusalCode, number>> = {
  spam: 403,
  'proof-needed': 403,
  'proof-invalid': 403,
  'too-many-requests': 429,
  unavailable: 503,
};
