/** Hidden fields of every form. */
export const hiddenFields = {
  /** Idempotency key: a UUID created before the first attempt and reused for retries and for both calls of an inquiry. */
  submissionId: 'submission_id',
  /** Tag of the page's language. */
  language: 'language',
  /** Path of the page with the form; without JavaScript the response is that page. */
  page: 'page',
  /** Must stay empty: invisible to people, filled in by bots. */
  honeypot: 'website',
  /** Proof of work: see `proof.ts`. */
  proof: 'altcha',
  /** reCAPTCHA v3 token, under the name that Google uses. */
  recaptcha: 'g-recaptcha-response',
} as const;

/** Whether a text is a UUID in canonical form. */
export function isSubmissionId(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
