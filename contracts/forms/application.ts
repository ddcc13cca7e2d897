import * as z from 'zod/mini';
import { emailField } from './email-field.ts';
import { field } from './field.ts';
import { fileField } from './file-field.ts';
import { limits } from './limits.ts';
import { lineField, linesField, rule } from './text-field.ts';

/** The job application form. Whether the job exists and is open is checked by the server. */
export const applicationSchema = z.object({
  job: lineField(
    limits.job,
    rule((text) => /^[a-z\d]+(-[a-z\d]+)*$/.test(text), 'choice-unknown'),
  ),
  name: lineField(limits.name),
  email: emailField,
  phone: z.optional(lineField(limits.phone, rule(isPhone, 'phone-invalid'))),
  link: z.optional(lineField(limits.link, rule(isLink, 'link-invalid'))),
  coverLetter: linesField(limits.coverLetter),
  consent: field<'on'>('agreement', (value) => (value === 'on' ? undefined : 'consent-missing')),
  resume: fileField('resume'),
});

/** Five digits (in any script) are the shortest numbers reachable from abroad. */
function isPhone(text: string): boolean {
  return /^[\p{Nd}\s+()./#*x\u2010-\u2015-]+$/u.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= 5;
}

/** An http(s) URL without credentials. */
function isLink(text: string): boolean {
  try {
    // Some supported browsers lack `URL.canParse`.
    const { protocol, username } = new URL(text);
    return /^https?:$/.test(protocol) && username === '' && !/\s/.test(text);
  } catch {
    return false;
  }
}
