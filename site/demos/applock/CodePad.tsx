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
  const message = isShort ? `${t('applock.short')} ${hint}` : error;
  const change = (next: string) => {
    setDigits(next);
    setShort(false);
  };
  return (
    <>
      <p className="note alert" role="status">
        {message}
      </p>
      {/* In a picture, words about mouse and keyboard only keep their place, for the demonstration that replaces it. */}
      {!message && (!picture || picture === 'whole') && (
        <p className="note" data-unseen={picture && ''}>
          {hint}
        </p>
      )}
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
