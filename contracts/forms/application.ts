import * as z from 'zod/mini';
import { emailField } from './email-field.ts';
import { field } from './field.ts';
import { fileField } from './file-field.ts';
import { limits } from './limits.ts';
import { lineField, linesField, rule } from './text-field.ts';

/** The form of the three pages for applications. Whether a job of that name is open, the server knows. */
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
  consent: field<'on'>((value) => (value === 'on' ? undefined : 'consent-missing')),
  resume: fileField('resume'),
});

/** An application for a job. */
export type Application = z.output<typeof applicationSchema>;

/** Five digits, of any script, are the shortest numbers that can be called from abroad. */
function isPhone(text: string): boolean {
  return /^[\p{Nd}\s+()./#*x\u2010-\u2015-]+$/u.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= 5;
}

/** Of the web, and without a password, which is nothing to hand over. */
function isLink(text: string): boolean {
  try {
    // `URL.canParse` is younger than some browsers that send this form.
    const { protocol, username } = new URL(text);
    return /^https?:$/.test(protocol) && username === '' && !/\s/.test(text);
  } catch {
    return false;
  }
}
