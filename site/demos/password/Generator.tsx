import { useId, useState, type CSSProperties } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { Beside, useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsPicture, usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { clearAfter } from './clipboard.ts';
import { check, CopyError, CopyNote, copySecret, CopyStatus, useClipboard } from './CopyStatus.tsx';
import { setNames, type CharacterSet } from './generate.ts';
import { Secret } from './Secret.tsx';
import { Strength } from './Strength.tsx';
import type { GeneratorControl, Recipe } from './use-generator.ts';

type GeneratorProps = { generator: GeneratorControl };

/** Generates passwords of characters or words. Each change generates a new one. */
export function Generator({ generator: { recipe, password, bits, hasFailed, change: changeRecipe } }: GeneratorProps) {
  const { t, number } = useText();
  const lengthId = useId();
  const noteId = useId();
  const isPicture = useIsPicture();
  const Group = isPicture ? 'div' : 'fieldset';
  const isStartOnly = usePicture() === 'start';
  const hasBeside = useHasBeside();
  // What happens to a copied password, or that it couldn't be copied, is shown until there is another one: on a narrow phone,
  // instead of its strength.
  const [isCopied, setCopied] = useState(false);
  // The button answers, too: the words about it may be at the other side of the window.
  const clipboard = useClipboard();
  const isFresh = isCopied && clipboard.kind === 'copied' && clipboard.secondsLeft > clearAfter - answerSeconds;
  // Announce a new password only if it was requested; other controls announce their own state.
  const [isReadOut, setReadOut] = useState(false);
  const change = (changes: Partial<Recipe>) => {
    setReadOut(Object.keys(changes).length === 0);
    setCopied(false);
    changeRecipe(changes);
  };
  const isWords = recipe.kind === 'words';
  const value = isWords ? recipe.words : recipe.length;
  const [min, max] = isWords
    ? [passwordRules.minWords, passwordRules.maxWords]
    : [passwordRules.minLength, passwordRules.maxLength];
  const isLast = (set: CharacterSet) => recipe.sets.length === 1 && recipe.sets.includes(set);
  const toggle = (set: CharacterSet) => {
    if (isLast(set)) return;
    change({
      sets: setNames.filter((name) => (name === set ? !recipe.sets.includes(name) : recipe.sets.includes(name))),
    });
  };
  const output = (
    <div className="output">
      {password === undefined ? (
        <p className="note secret" role="status">
          {hasFailed ? t('password.words.failed') : t('password.words.loading')}
        </p>
      ) : (
        <Secret text={password} />
      )}
      <Beside>
        <Strength bits={bits} attacks={['leak', 'vault']} />
      </Beside>
      {!hasBeside && (
        <>
          <CopyStatus isShown={isCopied} />
          <CopyError isShown={isCopied} />
        </>
      )}
    </div>
  );
  if (isStartOnly) return output;
  const controls = (
    <>
      {output}
      <div className="buttons">
        <button
          className="action"
          type="button"
          aria-disabled={password === undefined}
          aria-describedby={isPicture ? undefined : noteId}
          onClick={() => {
            if (password === undefined) return;
            setCopied(true);
            copySecret(password);
          }}
        >
          {isFresh ? (
            <>
              <Drawing d={check} />
              {t('password.isCopied')}
            </>
          ) : (
            t('password.copy')
          )}
        </button>
        <button
          className="plain"
          type="button"
          aria-label={isPicture ? undefined : t('password.another')}
          onClick={() => change({})}
        >
          <Drawing d="M19 12a7 7 0 1 1-2-5l2 2m0-4v4h-4" />
        </button>
      </div>
      {!isPicture && (
        <p className="visually-hidden" role="status">
          {isReadOut && password}
        </p>
      )}
      <Choice
        legend={t('password.kind')}
        value={recipe.kind}
        options={[
          { value: 'characters', label: t('password.characters') },
          { value: 'words', label: t('password.words') },
        ]}
        onChoose={(kind) => change({ kind })}
      />
      <div className="length">
        <label htmlFor={lengthId}>{isWords ? t('password.wordCount') : t('password.length')}</label>
        <b aria-hidden="true">{number(value)}</b>
        <input
          id={lengthId}
          type="range"
          min={min}
          max={max}
          value={value}
          style={isPicture ? undefined : filled((value - min) / (max - min))}
          onChange={({ target }) =>
            change(isWords ? { words: target.valueAsNumber } : { length: target.valueAsNumber })
          }
        />
      </div>
      {isWords ? (
        <p className="note">{t('password.wordList')}</p>
      ) : (
        <Group className="sets">
          {!isPicture && <legend className="visually-hidden">{t('password.sets')}</legend>}
          {setNames.map((name) => (
            <label key={name}>
              {/* The last one stays: a password needs characters. */}
              <input
                type="checkbox"
                checked={recipe.sets.includes(name)}
                aria-disabled={(!isPicture && isLast(name)) || undefined}
                onChange={() => toggle(name)}
              />
              <span dir="ltr" aria-hidden="true">
                {samples[name]}
              </span>
              {!isPicture && <span className="visually-hidden">{t(setKeys[name])}</span>}
            </label>
          ))}
        </Group>
      )}
    </>
  );
  if (isPicture) return controls;
  return (
    <>
      <div className="controls">{controls}</div>
      <Beside>
        {hasBeside && (
          <>
            <CopyStatus isShown={isCopied} />
            <CopyError isShown={isCopied} />
          </>
        )}
        <p className="note">{t('password.rates')}</p>
        <CopyNote id={noteId} />
      </Beside>
    </>
  );
}

/** How long the button says that it copied the password. */
const answerSeconds = 2;

/** How much of the slider is filled, which no selector knows. Pictures have no `style`: the page's policy forbids it. */
const filled = (share: number) => ({ '--filled': `${share * 100}%` }) as CSSProperties;

const samples = { lower: 'a–z', upper: 'A–Z', digits: '0–9', symbols: '!?&' } as const;

const setKeys = {
  lower: 'password.set.lower',
  upper: 'password.set.upper',
  digits: 'password.set.digits',
  symbols: 'password.set.symbols',
} as const;
