import { useState } from 'react';
import { usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { PatternPad } from './PatternPad.tsx';
import { minPatternLength } from './pattern.ts';
import { PinPad } from './PinPad.tsx';
import type { CodeKind } from './phone.ts';

type CodePadProps = {
  kind: CodeKind;
  /** Digits or dots that are entered already. */
  initial?: string | undefined;
  /** The button that enters the code. */
  action: string;
  /** Error message for the last code. */
  error?: string | undefined;
  onEnter: (digits: string) => void;
};

/** AppLock's minimum of digits. */
const minPinLength = 4;

/** A pad for drawing a pattern or typing a PIN, with its button. Rejects codes that are too short. */
export function CodePad({ kind, initial = '', action, error, onEnter }: CodePadProps) {
  const { t } = useText();
  const picture = usePicture();
  const [digits, setDigits] = useState(initial);
  const [isShort, setShort] = useState(false);
  const shortest = kind === 'pin' ? minPinLength : minPatternLength;
  const enter = (code: string) => {
    setDigits('');
    setShort(code.length < shortest);
    if (code.length >= shortest) onEnter(code);
  };
  const hint = t(kind === 'pin' ? 'applock.pin.hint' : 'applock.pattern.hint', { count: shortest });
  const tooShort = `${t('applock.short')} ${hint}`;
  const message = isShort ? tooShort : error;
  const change = (next: string) => {
    setDigits(next);
    setShort(false);
  };
  return (
    <>
      <div className="hints">
        <p className="note alert" role="status">
          {message}
        </p>
        {!message && !picture && <p className="note">{hint}</p>}
        {/* The longest of them keeps the place of all, also in a picture, whose pad stays where it is in the demonstration. */}
        {(!picture || picture === 'whole') && (
          <p className="note" data-unseen="">
            {tooShort}
          </p>
        )}
      </div>
      {kind === 'pin' ? (
        <PinPad digits={digits} onChange={change} />
      ) : (
        <PatternPad pattern={digits} onChange={change} onEnter={enter} />
      )}
      <div className="buttons">
        <button className="plain" type="button" onClick={() => change('')}>
          {t('applock.clear')}
        </button>
        <button className="action" type="button" onClick={() => enter(digits)}>
          {action}
        </button>
      </div>
    </>
  );
}
