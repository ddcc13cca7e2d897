import { useState } from 'react';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { CodePad } from './CodePad.tsx';
import type { Code, CodeKind } from './phone.ts';

type SetupProps = {
  /** True for the initial setup, before any interaction. */
  isFirst: boolean;
  /** The disguise is a calculator, on which no pattern can be drawn. */
  needsPin: boolean;
  /** A pattern that is drawn already. */
  pattern?: string | undefined;
  onSet: (code: Code) => void;
};

/** Asks for a PIN or pattern. */
export function Setup({ isFirst, needsPin, pattern, onSet }: SetupProps) {
  const { t } = useText();
  const [kind, setKind] = useState<CodeKind>(needsPin ? 'pin' : 'pattern');
  const title = useFocusOnMount<HTMLHeadingElement>(!isFirst);
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {t('applock.setup')}
      </h3>
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
