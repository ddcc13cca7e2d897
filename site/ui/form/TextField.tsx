import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

/** A single-line text field. Uncontrolled, so that text typed before hydration is kept. */
export function TextField({ id, label, optional, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}
