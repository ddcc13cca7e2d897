import { z } from 'zod';
import type { FormName } from '#contracts/forms/form-names.ts';
import type { Log } from '#server/log.ts';

/** reCAPTCHA's verdict on a visitor. `unreachable`: the service did not answer, or rejected our secret. */
export type RecaptchaVerdict = 'human' | 'doubtful' | 'unreachable';

/** Verifies a reCAPTCHA v3 token for a form. */
export type RecaptchaCheck = (token: string, form: FormName) => Promise<RecaptchaVerdict>;

/** Google's default threshold. Source: https://developers.google.com/recaptcha/docs/v3 (interpreting the score). */
const minScore = 0.5;

/** Short, because a visitor is waiting and proof of work is the fallback. */
const timeoutMs = 3_000;

/**
 * Creates the check. It never fails open: only a clearly positive response is `human`. The visitor's IP address is not
 * sent.
 *
 * @param origin of the service; tests use another one
 */
export function createRecaptchaCheck(secret: string, log: Log, origin = 'https://www.google.com'): RecaptchaCheck {
  return async (token, form) => {
    try {
      const response = await fetch(`${origin}/recaptcha/api/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = answerSchema.parse(response.ok ? await response.json() : undefined);
      if (answer['error-codes'].some((code) => code.endsWith('-input-secret'))) {
        log.error({ codes: answer['error-codes'] }, 'reCAPTCHA rejects RECAPTCHA_SECRET');
        return 'unreachable';
      }
      return answer.success && answer.action === form && answer.score >= minScore ? 'human' : 'doubtful';
    } catch (error) {
      log.warn({ err: error }, 'reCAPTCHA does not answer');
      return 'unreachable';
    }
  };
}

/** Source: https://developers.google.com/recaptcha/docs/v3 (site verify response). */
const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().default(0),
  action: z.string().default(''),
  'error-codes': z.array(z.string().max(60)).default([]),
});
