import type { FormName } from '#contracts/forms/form-names.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { HiddenFields } from './read-hidden-fields.ts';
import type { SpentProof } from './spend-proof.ts';
import type { RecaptchaCheck } from './verify-recaptcha.ts';

/** How a submission vouches for a person: `isTrusted` gets the wide limits, everyone else the tight ones. */
export type HumanCheck =
  | { ok: true; isTrusted: boolean; proof: SpentProof | undefined }
  | { ok: false; code: 'spam' | 'proof-needed' | 'proof-invalid' };

/** What makes the checks. */
export type HumanChecks = { proofs: Pick<ProofOfWork, 'verify'>; recaptcha: RecaptchaCheck | undefined };

/**
 * Checks that a person sent a form.
 *
 * - The honeypot is not filled in. A sender who fills it in is told: a message that is dropped in silence could be a
 *   person's, whose browser was too helpful.
 * - Sent by the page's script: a proof of work, or in its place reCAPTCHA. Where reCAPTCHA has no clear yes, a proof of
 *   work is asked for after all; that suffices when the service could not be asked, and gets the tight limits when it
 *   could.
 * - Sent without JavaScript: there is nothing more to check, so it gets the tight limits.
 */
export async function checkHuman(
  { proofs, recaptcha }: HumanChecks,
  { form, hidden, isNative }: { form: FormName; hidden: HiddenFields; isNative: boolean },
): Promise<HumanCheck> {
  if (hidden.isHoneypotFilled) return { ok: false, code: 'spam' };
  if (isNative) return { ok: true, isTrusted: false, proof: undefined };

  const verdict = recaptcha && hidden.recaptchaToken ? await recaptcha(hidden.recaptchaToken, form) : undefined;
  if (verdict === 'human') return { ok: true, isTrusted: true, proof: undefined };

  if (hidden.proof === '') return { ok: false, code: 'proof-needed' };
  const proof = await proofs.verify(form, hidden.proof);
  if (!proof) return { ok: false, code: 'proof-invalid' };
  return { ok: true, isTrusted: !recaptcha || verdict === 'unreachable', proof };
}
