import { useReducer, type KeyboardEvent } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { displayOf, newCalculator, nextCalculator, pointOf, type Key } from './calculator.ts';
import { deletion, minPinLength } from './PinPad.tsx';
import { TitleBar } from './TitleBar.tsx';

type CalculatorPadProps = { onEnter: (digits: string) => void; onLeave: () => void };

const keys: readonly Key[] = [
  ...(['AC', 'delete', '÷'] as const),
  ...(['7', '8', '9', '×'] as const),
  ...(['4', '5', '6', '−'] as const),
  ...(['1', '2', '3', '+'] as const),
  ...(['0', '.', '='] as const),
];

/** Keys of a keyboard that are written otherwise here. */
const sameKeys: Readonly<Record<string, Key>> = { '-': '−', '*': '×', '/': '÷', ',': '.', Backspace: 'delete' };

/**
 * AppLock's disguise: a calculator that calculates. A PIN and "=" open AppLock; nothing tells of a PIN that is wrong, because
 * it's a number like any other.
 */
export function CalculatorPad({ onEnter, onLeave }: CalculatorPadProps) {
  const { t, number } = useText();
  const [calculator, send] = useReducer(nextCalculator, newCalculator);
  const { typed, sign } = calculator;
  const press = (key: Key) => {
    send(key);
    if (key === '=' && !sign && typed.length >= minPinLength && !typed.includes('.')) onEnter(typed);
  };
  const type = (event: KeyboardEvent) => {
    const key = sameKeys[event.key] ?? keys.find((each) => each === event.key);
    if (!key) return;
    // The slash would open the search of Firefox.
    event.preventDefault();
    press(key);
  };
  const display = displayOf(calculator, number);
  return (
    <>
      <TitleBar title={t('applock.calculator')} leave={t('applock.back')} onLeave={onLeave} />
      <div className="keys calculator" dir="ltr" role="group" aria-label={t('applock.calculator')}>
        <output data-long={display.length > 10 || undefined}>{display}</output>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            data-key={/[\d.]/.test(key) ? undefined : key}
            aria-label={key === 'delete' ? t('applock.delete') : undefined}
            onKeyDown={type}
            onClick={() => press(key)}
          >
            {faceOf(key)}
          </button>
        ))}
      </div>
    </>
  );

  function faceOf(key: Key) {
    if (key === 'delete') return <Drawing d={deletion} />;
    if (key === '.') return pointOf(number);
    return /\d/.test(key) ? number(Number(key)) : key;
  }
}
