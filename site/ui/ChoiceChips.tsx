import type { FieldsetHTMLAttributes } from 'react';
import css from './ChoiceChips.module.css';

type ChoiceChipsProps = FieldsetHTMLAttributes<HTMLFieldSetElement> & {
  /** Name of the radio buttons, and of the parameter in the address. */
  name: string;
  /** What is chosen here. */
  legend: string;
  /** The choices; the first is chosen at the start. */
  options: readonly { value: string; label: string }[];
};

/** A choice of one among some, as radio buttons that wrap. Works without JavaScript: CSS reads what is checked. */
export function ChoiceChips({ name, legend, options, ...rest }: ChoiceChipsProps) {
  return (
    <fieldset className={css.chips} data-filter={name} {...rest}>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
