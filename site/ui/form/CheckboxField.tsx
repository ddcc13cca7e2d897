import type { InputHTMLAttributes, ReactNode } from 'react';
import { errorId } from '#contracts/forms/element-ids.ts';
import { Stack } from '#site/ui/Stack.tsx';
import css from './CheckboxField.module.css';
import { FieldError, type FieldProps } from './Field.tsx';

type CheckboxFieldProps = Omit<FieldProps, 'label' | 'optional' | 'hint'> &
  InputHTMLAttributes<HTMLInputElement> & { label: ReactNode };

/** A checkbox with a statement to agree to. */
export function CheckboxField({ id, label, error, ...rest }: CheckboxFieldProps) {
  return (
    <Stack gap={2}>
      <label className={css.check}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          required
          aria-describedby={errorId(id)}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </Stack>
  );
}
