import type { ReactNode } from 'react';
import { errorId } from '#contracts/forms/element-ids.ts';
import css from './Field.module.css';

/** Props that all fields share. */
export type FieldProps = {
  /** Id of the control, and prefix of the ids of its hint and error. */
  id: string;
  label: string;
  /** Shown next to the label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** Error message. */
  error?: string | undefined;
};

/** Attributes that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  required: boolean;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
};

type FrameProps = FieldProps & { children: (control: ControlProps) => ReactNode };

/**
 * Label, hint, control and error message of a field, connected with each other. The error element is always present,
 * because the server fills the same one in its response to a form sent without JavaScript.
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
        'aria-describedby': hint ? `${errorId(id)} ${id}-hint` : errorId(id),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error message of a field, directly after its control. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return (
    <p id={errorId(id)} className={css.error} hidden={!error}>
      {error}
    </p>
  );
}
