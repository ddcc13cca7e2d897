import * as z from 'zod/mini';
import { applicationSchema } from './application.ts';
import { contactSchema } from './contact.ts';
import type { FieldInfo, FieldKind } from './field.ts';
import type { FileFieldName } from './file-field.ts';
import type { FormName } from './form-names.ts';
import { inquirySchema } from './inquiry.ts';
import { newsletterSchema } from './newsletter.ts';
import { supportSchema } from './support.ts';

const schemas = {
  newsletter: newsletterSchema,
  inquiry: inquirySchema,
  contact: contactSchema,
  support: supportSchema,
  application: applicationSchema,
};

/** Values of each form. */
export type FormValues = { [Name in FormName]: z.output<(typeof schemas)[Name]> };

/** The schema of each form. All of them: pages import only the schema of their own form. */
export const formSchemas: {
  readonly [Name in FormName]: z.ZodMiniType<FormValues[Name]> & Pick<z.ZodMiniObject, 'shape'>;
} = schemas;

type KeyOfAny<Union> = Union extends Union ? keyof Union : never;

/** Name of a field, of any form, whose value is a text. */
export type TextFieldName = Exclude<KeyOfAny<FormValues[FormName]>, FileFieldName>;

/** A field of a form, as its contract describes it. */
export type FormField = { isRequired: boolean; choices: readonly string[] } & (
  | { kind: Exclude<FieldKind, 'file'>; name: TextFieldName }
  | { kind: 'file'; name: FileFieldName }
);

/** The fields of a form, in the order of its contract. Mails, exports and test pages are made from them. */
export function formFields(form: FormName): readonly FormField[] {
  return Object.entries(formSchemas[form].shape).map(([name, schema]) => {
    const isRequired = !(schema instanceof z.ZodMiniOptional);
    // All fields come from `field()`.
    const { kind, choices } = (isRequired ? schema : schema.def.innerType) as unknown as FieldInfo;
    return { name, kind, choices, isRequired } as FormField;
  });
}

/** Whether a form has a field with this name. */
export function isFieldOf(form: FormName, name: string): boolean {
  return Object.hasOwn(formSchemas[form].shape, name);
}
