/** Fields that every form carries beside those a visitor fills in. */
export const hiddenFields = {
  /** A UUID made before the first attempt, the same for all attempts and for both calls of an inquiry: they are one. */
  submissionId: 'submission_id',
  /** Tag of the page's language. */
  language: 'language',
  /** Path of the page the form stands on; without JavaScript the answer is that page. */
  page: 'page',
  /** Stays empty: people do not see it, programs fill it in. */
  honeypot: 'website',
  /** Proof of work: see `proof.ts`. */
  proof: 'altcha',
  /** Token of reCAPTCHA v3, under the name its own forms use. */
  recaptcha: 'g-recaptcha-response',
} as const;

/** Whether a text is a UUID in its usual spelling. */
export function isSubmissionId(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
