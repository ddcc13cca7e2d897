import { useState } from 'react';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { CodePad } from './CodePad.tsx';
import type { Code, CodeKind } from './phone.ts';
import { TitleBar } from './TitleBar.tsx';

type SetupProps = {
  /** The disguise is a calculator, on which no pattern can be drawn. */
  needsPin: boolean;
  /** A pattern that is drawn already. */
  pattern?: string | undefined;
  onSet: (code: Code) => void;
  /** Leads back to the settings, with the lock as it is; undefined while there is none. */
  onLeave: (() => void) | undefined;
};

/** Asks for a PIN or pattern. */
export function Setup({ needsPin, pattern, onSet, onLeave }: SetupProps) {
  const { t } = useText();
  const [kind, setKind] = useState<CodeKind>(needsPin ? 'pin' : 'pattern');
  return (
    <>
      {onLeave ? (
        <TitleBar title={t('applock.setup')} leave={t('applock.back')} onLeave={onLeave} />
      ) : (
        <h3>{t('applock.setup')}</h3>
      )}
      {needsPin ? (
        <p className="note">{t('applock.stealth.pin')}</p>
      ) : (
        <Choice
          legend={t('applock.kind')}
          value={kind}
          options={[
            { value: 'pattern', label: t('applock.pattern') },
            { value: 'pin', label: t('applock.pin') },
          ]}
          onChoose={setKind}
        />
      )}
      <CodePad
        key={kind}
        kind={kind}
        initial={pattern}
        action={t('applock.set')}
        isNew
        onEnter={(digits) => onSet({ kind, digits })}
      />
    </>
  );
}
