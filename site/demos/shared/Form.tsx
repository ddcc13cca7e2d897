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
  /** Fields. */
  children: ReactNode;
  onSubmit: () => void;
};

/** A form of a demonstration. Sends nothing, and shows its own error messages instead of the browser's. */
export function Form({ messageId, action, isBusy, error, progress, children, onSubmit }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <button className="action" type="submit" aria-disabled={isBusy}>
        {action}
      </button>
      <p className={progress ? 'note' : 'note alert'} {...(!useIsPicture() && { id: messageId, role: 'status' })}>
        {progress ?? error}
      </p>
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
