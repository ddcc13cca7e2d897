import type { InputHTMLAttributes, Ref } from 'react';
import { Button } from '#site/ui/Button.tsx';
import '#site/ui/quiet.css';
import { Field, type FieldProps } from './Field.tsx';
import css from './FileField.module.css';

type FileFieldProps = FieldProps &
  InputHTMLAttributes<HTMLInputElement> & {
    /** Name and size of the chosen file. */
    chosen?: string | undefined;
    /** Label of the button that removes the file. */
    remove: string;
    onRemove: () => void;
    inputRef?: Ref<HTMLInputElement>;
  };

/** A field for one file. Without JavaScript the browser itself shows the file name. */
export function FileField(props: FileFieldProps) {
  const { id, label, optional, hint, error, chosen, remove, onRemove, inputRef, ...rest } = props;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <span className={css.file} data-chosen={chosen ? '' : undefined}>
          <input ref={inputRef} {...rest} {...control} type="file" />
          <span role="status">{chosen}</span>
          {chosen && (
            <Button variant="quiet" type="button" onClick={onRemove}>
              {remove}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
