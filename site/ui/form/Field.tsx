import type { ReactNode } from 'react';
import css from './Field.module.css';

/** What stands around a control. */
export type FieldProps = {
  /** Id of the control; those of its hint and its error begin with it. */
  id: string;
  label: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
};

/** What ties a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  required: boolean;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
};

type FrameProps = FieldProps & { children: (control: ControlProps) => ReactNode };

/**
 * Label, hint, control and error of one field, tied to each other here and nowhere else. The error's element is always
 * there: the server fills the same one when it answers a form sent without JavaScript.
 */
export function Field({ id, label, optional, hint, error, children }: FrameProps) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span> {optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: css.control,
        required: !optional,
        'aria-describedby': hint ? `${id}-error ${id}-hint` : `${id}-error`,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The place of a field's error, right behind its control. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return (
    <p id={`${id}-error`} className={css.error} hidden={!error}>
      {error}
    </p>
  );
}
