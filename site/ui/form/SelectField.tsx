import type { SelectHTMLAttributes } from 'react';
import { ChevronDown } from '#site/ui/icons/ChevronDown.tsx';
import { Field, type FieldProps } from './Field.tsx';
import css from './SelectField.module.css';

type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** Shown while nothing is selected. If omitted, the first option is selected. */
    placeholder?: string;
    options: readonly { value: string; label: string; lang?: string | undefined }[];
  };

/** A native select. */
export function SelectField({ id, label, optional, hint, error, placeholder, options, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <span className={css.select}>
          <select {...rest} {...control}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown />
        </span>
      )}
    </Field>
  );
}
