import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue'>;

/** A text of several lines. It keeps its own value, so that nothing typed before React came is lost. */
export function TextArea({ id, label, optional, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => <textarea rows={6} {...rest} {...control} defaultValue={writtenText(id)} />}
    </Field>
  );
}

/**
 * The text the document holds already, where the server gave back what was sent without JavaScript. React, unlike with
 * other controls, empties a text area that it takes over without knowing its text.
 */
function writtenText(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTextAreaElement>(`#${id}`)?.defaultValue;
}
