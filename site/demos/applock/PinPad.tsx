import type { KeyboardEvent } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';

type PinPadProps = {
  digits: string;
  /** The last PIN, if it was rejected and nothing was typed since. */
  rejected: string;
  onChange: (digits: string) => void;
};

/** AppLock's minimum and maximum of digits. */
export const minPinLength = 4;
const maxPinLength = 12;

/** The key that deletes the last digit. */
export const deletion = 'M9 6h11v12H9l-6-6zm3 4 4 4m0-4-4 4';

/** A PIN keypad, which also accepts digits from the keyboard. Shows a dot for each digit. */
export function PinPad({ digits, rejected, onChange }: PinPadProps) {
  const { t, number } = useText();
  const add = (digit: number) => {
    if (digits.length < maxPinLength) onChange(digits + String(digit));
  };
  const remove = () => onChange(digits.slice(0, -1));
  const type = ({ key }: KeyboardEvent) => {
    if (/^\d$/.test(key)) add(Number(key));
    else if (key === 'Backspace') remove();
  };
  return (
    <div className="keys pin" dir="ltr" role="group" aria-label={t('applock.pin')}>
      <output data-rejected={rejected ? '' : undefined}>
        <span className="visually-hidden">{t('applock.typed', { count: digits.length })}</span>
        {Array.from(rejected || digits, (_, index) => (
          <i key={index} />
        ))}
      </output>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => (
        <button key={digit} type="button" onKeyDown={type} onClick={() => add(digit)}>
          {number(digit)}
        </button>
      ))}
      <button type="button" aria-label={t('applock.delete')} onKeyDown={type} onClick={remove}>
        <Drawing d={deletion} />
      </button>
    </div>
  );
}
