import type { FieldsetHTMLAttributes } from 'react';
import css from './SegmentedControl.module.css';

type SegmentedControlProps = FieldsetHTMLAttributes<HTMLFieldSetElement> & {
  /** Name of the radio buttons and of the query parameter. */
  name: string;
  /** Group label for screen readers. */
  legend: string;
  /** The options; the first one is the default. */
  options: readonly { value: string; label: string }[];
};

/**
 * Radio buttons as a segmented control, for few options. Works without JavaScript, because CSS reads the `:checked`
 * state.
 */
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
