import { useState } from 'react';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { Generator } from './Generator.tsx';
import { LockedVault } from './LockedVault.tsx';
import { NewVault } from './NewVault.tsx';
import { OpenVault } from './OpenVault.tsx';
import { useGenerator } from './use-generator.ts';
import { useVault, type VaultState } from './use-vault.ts';

type PasswordDemoProps = {
  /** The part of the app at the start. */
  initialView?: View;
  /** The first password; random by default. */
  password?: string;
  /** The vault at the start; new by default. */
  initialVault?: VaultState;
  /** A master password that is typed already. */
  typed?: string;
};

type View = 'generator' | 'vault';

/** Password Manager: its generator, and a vault that lasts as long as the page. */
export function PasswordDemo({ initialView = 'generator', password, initialVault, typed }: PasswordDemoProps) {
  const { t } = useText();
  const [view, setView] = useState(initialView);
  const generator = useGenerator(password);
  const vault = useVault(initialVault);
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
        return <NewVault vault={vault} initial={typed} />;
      case 'open':
        return <OpenVault vault={vault} entries={state.entries} suggestion={generator.password ?? ''} />;
      case 'locked':
        return <LockedVault vault={vault} encrypted={state.encrypted} isWrong={state.isWrong} />;
    }
  }
}
