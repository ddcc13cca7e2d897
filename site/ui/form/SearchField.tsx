import type { ComponentPropsWithRef } from 'react';
import { Search } from '#site/ui/icons/Search.tsx';
import css from './SearchField.module.css';

type SearchFieldProps = Pick<ComponentPropsWithRef<'input'>, 'id' | 'onChange' | 'placeholder' | 'ref' | 'required'> & {
  /** Label of the input. */
  label: string;
  /** Label of the button. */
  submit: string;
  size?: 'small' | 'large';
};

/** A search box with a button. The parameter is `q`. */
export function SearchField({ label, submit, size = 'large', ...input }: SearchFieldProps) {
  return (
    <div className={css.field} data-size={size}>
      <input
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        {...input}
      />
      <button type="submit" aria-label={submit}>
        <Search />
      </button>
    </div>
  );
}
