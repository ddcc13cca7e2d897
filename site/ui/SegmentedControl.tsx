import type { FieldsetHTMLAttributes } from 'react';
import css from './SegmentedControl.module.css';

type SegmentedControlProps = FieldsetHTMLAttributes<HTMLFieldSetElement> & {
  /** Name of the radio buttons, and of the parameter in the address. */
  name: string;
  /** Group label for screen readers. */
  legend: string;
  /** The choices; the first is chosen at the start. */
  options: readonly { value: string; label: string }[];
};

/** A choice of one among few, as radio buttons side by side. Works without JavaScript: CSS reads what is checked. */
export function SegmentedControl({ name, legend, options, ...rest }: SegmentedControlProps) {
  return (
    <fieldset className={css.control} data-filter={name} {...rest}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
