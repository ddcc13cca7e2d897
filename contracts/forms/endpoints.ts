import type { FormName } from './form-names.ts';

/** Addresses that forms are sent to. */
export const endpoints = {
  /** The e-mail service's protocol: JSON, answered by the text `OK` or a code. */
  emailSend: '/api/v1.0/email/send',
  /** The same for a form with a file: `multipart/form-data`. */
  emailSendForm: '/api/v1.0/email/send-form',
  /** The inquiry widget's best-effort call: JSON, answered by JSON. */
  inquiry: '/api/inquiry',
  /** GET with `?form=<name>`: a proof of work to be done, see `proof.ts`. */
  proof: '/api/proof',
} as const;

/** Pages of the newsletter, behind the prefix of a language. GET shows them, POST acts; `?token=` tells who it is. */
export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  preferences: '/newsletter/preferences',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** Where a form is posted without JavaScript. */
export function nativePath(form: FormName): `/forms/${FormName}` {
  return `/forms/${form}`;
}

/** What our own server answers to in the e-mail service's protocol. A template is named like its form. */
export const ownEmailService = { serviceId: 'northlamp', publicKey: 'northlamp' } as const;
