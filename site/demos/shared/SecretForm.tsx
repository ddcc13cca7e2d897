import { useId, useState, type ComponentPropsWithoutRef } from 'react';
import { Field, Form } from './Form.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type SecretFormProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'autoComplete' | 'defaultValue' | 'dir' | 'inputMode' | 'maxLength'
> & {
  label: string;
  /** The button. */
  action: string;
  /** Message shown while the form is busy. */
  progress: string | undefined;
  /** What is asked of a secret. */
  hint?: string | undefined;
  /** Error message for the last secret. */
  error?: string | undefined;
  /** Whether the field takes the focus when it appears. */
  focus: boolean;
  /** Validates a secret before submission; undefined if valid. */
  check?: (secret: string) => string | undefined;
  onType?: (secret: string) => void;
  onEnter: (secret: string) => void;
};

/** A PIN or master password and a button. */
export function SecretForm({
  label,
  action,
  progress,
  hint,
  error,
  focus,
  check,
  onType,
  onEnter,
  ...rest
}: SecretFormProps) {
  const messageId = useId();
  const field = useFocusOnMount<HTMLInputElement>(focus);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const secret = field.current?.value ?? '';
    const found = check?.(secret);
    setProblem(found);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    onEnter(secret);
    field.current?.select();
  };
  const shown = problem ?? error;
  return (
    <Form
      messageId={messageId}
      action={action}
      isBusy={progress !== undefined}
      error={shown}
      progress={progress}
      hint={hint}
      onSubmit={submit}
    >
      <Field
        ref={field}
        type="password"
        label={label}
        isInvalid={shown !== undefined}
        describedBy={messageId}
        onInput={({ currentTarget }) => {
          setProblem(undefined);
          onType?.(currentTarget.value);
        }}
        {...rest}
      />
    </Form>
  );
}
