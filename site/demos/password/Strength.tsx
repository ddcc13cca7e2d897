import { guessingTime, secondsToGuess, timeFormat, type Attack } from '#contracts/guessing-time.ts';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { strengthOf } from './strength.ts';

type StrengthProps = {
  /** Entropy, bits. */
  bits: number;
  /** Attacks to rate the password against. */
  attacks: readonly Attack[];
};

/** The strength of a password: the average time to guess it, for each attack. */
export function Strength({ bits, attacks }: StrengthProps) {
  const { language, t, number } = useText();
  const isPicture = useIsPicture();
  return (
    <div className="strengths" role="status">
      {attacks.map((attack) => {
        const seconds = secondsToGuess(2 ** bits, attack);
        const strength = strengthOf(seconds);
        return (
          <div className="strength" data-strength={strength} key={attack}>
            <div aria-hidden="true">
              {[1, 2, 3, 4].map((bar) => (
                <span key={bar} data-lit={bar <= strength || undefined} />
              ))}
            </div>
            <p>{sentence(attack, seconds)}</p>
            {/* The longest time keeps its place, so that nothing moves when it changes. */}
            {!isPicture && (
              <div data-unseen="" aria-hidden="true">
                {sentence(attack, Infinity)}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );

  /** The time stands out, wherever a language has it in the sentence. */
  function sentence(attack: Attack, seconds: number) {
    const [before, after] = t(sentences[attack], { time: placeOfTime }).split(placeOfTime);
    return (
      <>
        {before}
        <b>{write(seconds)}</b>
        {after}
      </>
    );
  }

  function write(seconds: number): string {
    const time = guessingTime(seconds);
    if (time.kind === 'instant') return t('password.time.instant');
    // The number and its unit stay in one line.
    const text = number(time.value, timeFormat(time, language)).replaceAll(' ', '\u00a0');
    return time.kind === 'over' ? t('password.time.over', { time: text }) : text;
  }
}

/** Not in any label. */
const placeOfTime = '\u0000';

const sentences = { leak: 'password.strength.leak', vault: 'password.strength.vault' } as const;
