import type { FieldsetHTMLAttributes } from 'react';
import './button.css';
import css from './ChoiceChips.module.css';
import './current-choice.css';

type ChoiceChipsProps = FieldsetHTMLAttributes<HTMLFieldSetElement> & {
  /** Name of the radio buttons and of the query parameter. */
  name: string;
  /** Label of the group. */
  legend: string;
  /** The options; the first one is the default. */
  options: readonly { value: string; label: string }[];
};

/** Radio buttons as chips that wrap. Works without JavaScript, because CSS reads the `:checked` state. */
export function ChoiceChips({ name, legend, options, ...rest }: ChoiceChipsProps) {
  return (
    <fieldset className={css.chips} data-filter={name} {...rest}>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value} data-ui="button" data-variant="pill">
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
