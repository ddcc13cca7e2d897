import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue'>;

/** A multi-line text field. Uncontrolled, so that text typed before hydration is kept. */
export function TextArea({ id, label, optional, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => <textarea rows={6} {...rest} {...control} defaultValue={initialText(id)} />}
    </Field>
  );
}

/**
 * The text that is already in the document, if the server returned what was sent without JavaScript. Unlike other
 * controls, a text area is emptied by React on hydration if its text is not passed as default value.
 */
function initialText(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTextAreaElement>(`#${id}`)?.defaultValue;
}
