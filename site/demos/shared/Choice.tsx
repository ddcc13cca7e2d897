import { Fragment, useId } from 'react';
import { Drawing } from './Drawing.tsx';
import { useIsPicture } from './picture-context.ts';

type ChoiceProps<Value extends string> = {
  /** Group label for screen readers. */
  legend: string;
  value: Value;
  /**
   * `drawing` is before the label. `detail` is shown once, above the options in a row that share it. `isAsked`: it was
   * pressed, but can't be chosen yet.
   */
  options: readonly { value: Value; label: string; drawing?: string | undefined; detail?: string; isAsked?: boolean }[];
  onChoose: (value: Value) => void;
};

/** Radio buttons side by side. */
export function Choice<Value extends string>({ legend, value, options, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  const isPicture = useIsPicture();
  const Group = isPicture ? 'div' : 'fieldset';
  return (
    <Group className="choice">
      {!isPicture && <legend className="visually-hidden">{legend}</legend>}
      {options.map((option, index) => (
        <Fragment key={option.value}>
          {option.detail && option.detail !== options[index - 1]?.detail && (
            <small aria-hidden={isPicture ? undefined : true}>{option.detail}</small>
          )}
          <label data-asked={option.isAsked ? '' : undefined}>
            <input
              type="radio"
              {...(!isPicture && { name, value: option.value })}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.drawing && <Drawing d={option.drawing} />}
            <span>
              {option.label}
              {option.detail && !isPicture && <span className="visually-hidden"> {option.detail}</span>}
            </span>
          </label>
        </Fragment>
      ))}
    </Group>
  );
}
