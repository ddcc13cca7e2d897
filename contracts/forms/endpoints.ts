import type { FormName } from './form-names.ts';

/** Endpoints that forms are sent to. */
export const endpoints = {
  /** E-mail service protocol: JSON in; the text `OK` or an error code out. */
  emailSend: '/api/v1.0/email/send',
  /** The same for a form with a file: `multipart/form-data`. */
  emailSendForm: '/api/v1.0/email/send-form',
  /** Best-effort call of the inquiry widget: JSON in, JSON out. */
  inquiry: '/api/inquiry',
  /** GET with `?form=<name>`: returns a proof-of-work challenge, see `proof.ts`. */
  proof: '/api/proof',
} as const;

/** Newsletter pages, after the language prefix. GET shows them, POST acts; `?token=` identifies the subscriber. */
export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  preferences: '/newsletter/preferences',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** Where a form is posted without JavaScript. */
export function nativePath(form: FormName): `/forms/${FormName}` {
  return `/forms/${form}`;
}

/** Identifiers of our own server in the e-mail service protocol. A template has the name of its form. */
export const ownEmailService = { serviceId: 'northlamp', publicKey: 'northlamp' } as const;
