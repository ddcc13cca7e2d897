import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { FieldErrors } from '#contracts/forms/check-values.ts';
import type { Outcome, RefusalCode } from '#server/forms/submit-form.ts';

/**
 * Sets status and `Retry-After` of the response to a form.
 *
 * @returns what to send to a program; undefined when the form was accepted
 */
export function reportOutcome(
  reply: FastifyReply,
  outcome: Outcome,
): { code: ErrorCode; fields?: FieldErrors } | undefined {
  switch (outcome.kind) {
    case 'accepted':
      return undefined;
    case 'invalid':
      reply.code(400);
      return { code: 'invalid-fields', fields: outcome.fields };
    case 'refused':
      reply.code(statuses[outcome.code]);
      if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds);
      return { code: outcome.code };
  }
}

const statuses: Readonly<Record<RefusalCode, number>> = {
  spam: 403,
  'proof-needed': 403,
  'proof-invalid': 403,
  'too-many-requests': 429,
  unavailable: 503,
};
