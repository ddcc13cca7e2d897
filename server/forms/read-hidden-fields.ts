import { hiddenFields, isSubmissionId } from '#contracts/forms/hidden-fields.ts';

/** The hidden fields of a form; values that are not strings count as missing. */
export type HiddenFields = {
  /** In lower case. */
  submissionId: string | undefined;
  isHoneypotFilled: boolean;
  proof: string;
  recaptchaToken: string;
};

/** @param texts fields of the form, not validated */
export function readHiddenFields(texts: Readonly<Record<string, unknown>>): HiddenFields {
  const id = textOf(texts, hiddenFields.submissionId);
  const honeypot = Object.hasOwn(texts, hiddenFields.honeypot) ? texts[hiddenFields.honeypot] : '';
  return {
    submissionId: isSubmissionId(id) ? id.toLowerCase() : undefined,
    // Our pages send a string. An array, a number or an object comes from a bot.
    isHoneypotFilled: typeof honeypot !== 'string' || honeypot.trim() !== '',
    proof: textOf(texts, hiddenFields.proof),
    recaptchaToken: textOf(texts, hiddenFields.recaptcha),
  };
}

function textOf(texts: Readonly<Record<string, unknown>>, name: string): string {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return typeof text === 'string' ? text.trim() : '';
}
