import type { Outcome, RefusalCode } from './submit-form.ts';

/** The HTTP status of what became of a form. */
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
