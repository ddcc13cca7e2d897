import { checkValues, type ValuesCheck } from './check-values.ts';
import { formSchemas, type FormValues } from './form-fields.ts';
import type { FormName } from './form-names.ts';

/** Checks a visitor's input by form name; see {@link checkValues}. */
export function checkForm<Name extends FormName>(
  form: Name,
  values: Readonly<Record<string, unknown>>,
): ValuesCheck<FormValues[Name]> {
  return checkValues<FormValues[Name]>(formSchemas[form], values);
}
