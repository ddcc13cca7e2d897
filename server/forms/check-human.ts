import type { FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields, isSubmissionId } from '#contracts/forms/hidden-fields.ts';
import { boundedOr } from './bound-text.ts';
import type { ProofOfWork, SpentProof } from './proof-of-work.ts';
import type { RecaptchaCheck } from './verify-recaptcha.ts';

/** The hidden fields of a form; values that are not strings count as missing. */
type HiddenFields = {
  /** In lower case. */
  submissionId: string | undefined;
  isHoneypotFilled: boolean;
  proof: string;
  recaptchaToken: string;
};

/** Result of the checks. Trusted submissions have higher rate limits. */
export type HumanCheck =
  | { ok: true; isTrusted: boolean; proof: SpentProof | undefined }
  | { ok: false; code: 'spam' | 'proof-needed' | 'proof-invalid' };

/** The available checks. */
export type HumanChecks = { proofs: Pick<ProofOfWork, 'verify'>; recaptcha: RecaptchaCheck | undefined };

/**
 * Checks that a form was sent by a person.
 *
 * - The honeypot must be empty. A filled one returns an error, because a browser's autofill may have filled it.
 * - Forms sent by the page's script need a proof of work or a positive reCAPTCHA verdict. If reCAPTCHA is doubtful or
 *   unreachable, a proof of work is required; the lower limits apply unless it was unreachable.
 * - Forms sent without JavaScript have neither, so the lower limits apply.
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

/** @param texts fields of the form, not validated */
export function readHiddenFields(texts: Readonly<Record<string, unknown>>): HiddenFields {
  const id = textOf(texts, hiddenFields.submissionId);
  const { [hiddenFields.honeypot]: honeypot = '' } = texts;
  return {
    submissionId: isSubmissionId(id) ? id.toLowerCase() : undefined,
    // Our pages send a string. An array, a number or an object comes from a bot.
    isHoneypotFilled: typeof honeypot !== 'string' || honeypot.trim() !== '',
    proof: textOf(texts, hiddenFields.proof),
    recaptchaToken: textOf(texts, hiddenFields.recaptcha),
  };
}

/** The longest hidden field is reCAPTCHA's token, of about 2,000 characters. */
const maxLength = 4_000;

function textOf(texts: Readonly<Record<string, unknown>>, name: string): string {
  return boundedOr(texts[name], maxLength).trim();
}
