import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIsPicture } from './picture-context.ts';

type FormProps = {
  /** For the fields' `describedBy`. */
  messageId: string;
  /** The button. */
  action: string;
  isBusy?: boolean;
  /** Error message; replaced by the progress message while busy. */
  error: string | undefined;
  progress?: string | undefined;
  /** What is asked of the fields; below them, where messages replace it. Without it, messages are below the button. */
  hint?: string | undefined;
  /** Fields. */
  children: ReactNode;
  onSubmit: () => void;
};

/** A form of a demonstration. Sends nothing, and shows its own error messages instead of the browser's. */
export function Form({ messageId, action, isBusy, error, progress, hint, children, onSubmit }: FormProps) {
  const isPicture = useIsPicture();
  const message = (
    <p
      className={error === undefined || progress ? 'note' : 'note alert'}
      {...(!isPicture && { id: messageId, role: 'status' })}
    >
      {progress ?? error ?? hint}
    </p>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {hint !== undefined && message}
      <button className="action" type="submit" aria-disabled={isBusy}>
        {action}
      </button>
      {hint === undefined && message}
    </form>
  );
}

type FieldProps = ComponentPropsWithRef<'input'> & { label: string; isInvalid: boolean; describedBy: string };

/** A text field with its label. */
export function Field({ label, isInvalid, describedBy, ...rest }: FieldProps) {
  const { type, value, defaultValue, dir } = rest;
  return (
    <label className="field">
      {label}
      {useIsPicture() ? (
        <input
          type={type}
          defaultValue={value ?? defaultValue}
          dir={dir}
          autoComplete={type === 'password' ? 'new-password' : undefined}
        />
      ) : (
        <input aria-invalid={isInvalid} aria-describedby={describedBy} {...rest} />
      )}
    </label>
  );
}
