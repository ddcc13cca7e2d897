import { useState } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import generatorStyles from './generator.css?inline';
import { Generator } from './Generator.tsx';
import { LockedVault } from './LockedVault.tsx';
import { NewVault } from './NewVault.tsx';
import { OpenVault } from './OpenVault.tsx';
import { passphraseBits } from './strength.ts';
import { useGenerator } from './use-generator.ts';
import { useVault, type Entry } from './use-vault.ts';
import vaultStyles from './vault.css?inline';

/** The styles of the running app besides those of its pictures. */
export const runningStyles = generatorStyles + vaultStyles;

type PasswordDemoProps = {
  /** The part of the app at the start. */
  initialView?: View;
  /** The first password; random by default. */
  password?: string;
  /** Entries of a vault that is open at the start; new by default. */
  entries?: readonly Entry[];
  /** A master password of random words that is typed already. */
  typed?: string;
};

type View = 'generator' | 'vault';

/** Password Manager: its generator, and a vault that lasts as long as the page. */
export function PasswordDemo({ initialView = 'generator', password, entries, typed }: PasswordDemoProps) {
  const { t } = useText();
  const [view, setView] = useState(initialView);
  const generator = useGenerator(password);
  const vault = useVault(entries);
  return (
    <>
      <Choice
        legend={t('password.views')}
        value={view}
        options={[
          { value: 'generator', label: t('password.generator') },
          { value: 'vault', label: t('password.vault') },
        ]}
        onChoose={setView}
      />
      {screen()}
    </>
  );

  function screen() {
    if (view === 'generator') return <Generator generator={generator} />;
    const { state } = vault;
    switch (state.kind) {
      case 'new':
        return (
          <NewVault
            vault={vault}
            drawn={
              typed
                ? { text: typed, bits: passphraseBits(passwordRules.recommendedWords) }
                : { text: generator.password, bits: generator.bits }
            }
            initial={typed}
          />
        );
      case 'open':
        return <OpenVault vault={vault} open={state} />;
      case 'locked':
        return <LockedVault vault={vault} sealed={state.sealed} isWrong={state.isWrong} />;
    }
  }
}
