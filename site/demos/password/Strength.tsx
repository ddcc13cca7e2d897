import { useText } from '#site/demos/shared/text-context.ts';
import { guessesPerSecond, roundTime, secondsToGuess, strengthOf } from './strength.ts';

type StrengthProps = {
  /** Entropy, bits. */
  bits: number;
};

/** How strong a password is: in a word, in bits, and as the time that guessing takes at a rate that is told. */
export function Strength({ bits }: StrengthProps) {
  const { t, number } = useText();
  const strength = strengthOf(bits);
  const time = roundTime(secondsToGuess(bits));
  const words =
    typeof time === 'object'
      ? t('password.time', {
          time: number(time.value, {
            style: 'unit',
            unit: time.unit,
            unitDisplay: 'long',
            notation: 'compact',
            maximumSignificantDigits: 2,
          }),
        })
      : t(time === 'instant' ? 'password.time.instant' : 'password.time.universe');
  return (
    <div className="strength" data-strength={strength}>
      <div aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <p role="status">
        <b>{t(strengthKeys[strength])}</b> {t('password.bits', { count: Math.floor(bits) })}
        <br />
        {words}
      </p>
      <p className="rate">
        {t('password.rate', { rate: number(guessesPerSecond, { notation: 'compact', compactDisplay: 'long' }) })}
      </p>
    </div>
  );
}

const strengthKeys = {
  1: 'password.strength.weak',
  2: 'password.strength.fair',
  3: 'password.strength.strong',
  4: 'password.strength.excellent',
} as const;
