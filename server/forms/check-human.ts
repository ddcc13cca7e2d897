import type { FormName } from '#contracts/forms/form-names.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { HiddenFields } from './read-hidden-fields.ts';
import type { SpentProof } from './spend-proof.ts';
import type { RecaptchaCheck } from './verify-recaptcha.ts';

/** Result of the checks: `isTrusted` gets the wide limits, everyone else the tight ones. */
export type HumanCheck =
  | { ok: true; isTrusted: boolean; proof: SpentProof | undefined }
  | { ok: false; code: 'spam' | 'proof-needed' | 'proof-invalid' };

/** The checks it uses. */
export type HumanChecks = { proofs: Pick<ProofOfWork, 'verify'>; recaptcha: RecaptchaCheck | undefined };

/**
 * Checks that a person sent a form.
 *
 * - The honeypot is empty. A filled one is an error and not silently dropped: a browser's autofill may have filled it.
 * - Sent by the page's script: a proof of work, or reCAPTCHA instead. Without a clear yes of reCAPTCHA a proof of work is
 *   required; it is enough when the service was unreachable, and gets the tight limits when reCAPTCHA had doubts.
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
