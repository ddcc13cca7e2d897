import { useState, type ReactNode } from 'react';
import { usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { PatternPad } from './PatternPad.tsx';
import { minPatternLength } from './pattern.ts';
import { minPinLength, PinPad } from './PinPad.tsx';
import type { CodeKind } from './phone.ts';

type CodePadProps = {
  kind: CodeKind;
  /** Digits or dots that are entered already. */
  initial?: string | undefined;
  /** The button that enters the code. */
  action: ReactNode;
  /** Whether a new code is chosen: only then does the pad say how. */
  isNew?: boolean;
  /** Error message for the last code. */
  error?: string | undefined;
  onEnter: (digits: string) => void;
};

/**
 * A pad for drawing a pattern or typing a PIN, with its button. Rejects codes that are too short. A rejected code stays in red
 * until the next touch. To unlock, a pattern is entered as soon as it is drawn.
 */
export function CodePad({ kind, initial = '', action, isNew = false, error, onEnter }: CodePadProps) {
  const { t } = useText();
  const picture = usePicture();
  const [digits, setDigits] = useState(initial);
  const [rejected, setRejected] = useState('');
  const [isShort, setShort] = useState(false);
  const shortest = kind === 'pin' ? minPinLength : minPatternLength;
  const enter = (code: string) => {
    const isTooShort = code.length < shortest;
    // What is missing is added.
    setDigits(isTooShort ? code : '');
    setRejected(code);
    setShort(isTooShort);
    if (!isTooShort) onEnter(code);
  };
  const [hint, more] = sentencesOf(
    t(kind === 'pin' ? 'applock.pin.hint' : 'applock.pattern.hint', { count: shortest }),
  );
  const tooShort = isNew ? `${t('applock.short')} ${hint}` : t('applock.short');
  // The next code isn't wrong yet.
  const message = isShort ? tooShort : digits ? undefined : error;
  const change = (next: string) => {
    setDigits(next);
    setRejected('');
    setShort(false);
  };
  return (
    <>
      {(!picture || picture === 'whole') && (
        <div className="hints">
          <p className="note alert" role="status">
            {message}
          </p>
          {isNew && (
            <p className="note" data-unseen={message && ''}>
              {hint}
              <span className={kind === 'pattern' ? 'ways' : undefined} data-unseen={picture && ''}>
                {more}
              </span>
            </p>
          )}
          {/* The longest of them keeps the place of all, also in a picture, whose pad stays where it is in the demonstration. */}
          <p className="note" data-unseen="">
            {isNew ? tooShort : t('applock.wrong', { count: 10 })}
          </p>
        </div>
      )}
      {kind === 'pin' ? (
        <PinPad digits={digits} rejected={rejected} onChange={change} />
      ) : (
        <PatternPad
          pattern={digits}
          rejected={rejected}
          onChange={change}
          onRelease={(pattern) => {
            // A new pattern waits for its button, as a new PIN does.
            if (!isNew || pattern.length < shortest) enter(pattern);
          }}
        />
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

/**
 * What is asked of a code, and more about it: ways to draw a pattern, some of which need a keyboard (`applock.css`), or which
 * PIN is not for here. An error and a picture only repeat what is asked. Thai ends a sentence with a space.
 */
function sentencesOf(text: string): readonly [first: string, rest: string] {
  const [first = text] = /^.*?(?:[.。।]|\d \p{Script=Thai}+(?= ))/u.exec(text) ?? [];
  return [first, text.slice(first.length)];
}
