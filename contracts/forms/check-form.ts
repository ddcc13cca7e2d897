import type * as z from 'zod/mini';
import { applicationSchema, type Application } from './application.ts';
import { checkValues, type ValuesCheck } from './check-values.ts';
import { contactSchema, type Contact } from './contact.ts';
import type { FormName } from './form-names.ts';
import { inquirySchema, type Inquiry } from './inquiry.ts';
import { newsletterSchema, type Newsletter } from './newsletter.ts';
import { supportSchema, type Support } from './support.ts';

/** Values of each form. */
export type FormValues = {
  newsletter: Newsletter;
  inquiry: Inquiry;
  contact: Contact;
  support: Support;
  application: Application;
};

/** Checks a visitor's input by form name; see {@link checkValues}. */
export function checkForm<Name extends FormName>(
  form: Name,
  values: Readonly<Record<string, unknown>>,
): ValuesCheck<FormValues[Name]> {
  return checkValues<FormValues[Name]>(schemas[form], values);
}

/** Whether a form has a field with this name. */
export function isFieldOf(form: FormName, name: string): boolean {
  return Object.hasOwn(schemas[form].shape, name);
}

const schemas: { readonly [Name in FormName]: z.ZodMiniType<FormValues[Name]> & Pick<z.ZodMiniObject, 'shape'> } = {
  newsletter: newsletterSchema,
  inquiry: inquirySchema,
  contact: contactSchema,
  support: supportSchema,
  application: applicationSchema,
};
