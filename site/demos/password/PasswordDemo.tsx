import { useState } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { Generator } from './Generator.tsx';
import { LockedVault } from './LockedVault.tsx';
import { NewVault } from './NewVault.tsx';
import { OpenVault } from './OpenVault.tsx';
import sheet from './password.css?inline';
import { useGenerator } from './use-generator.ts';
import { useVault } from './use-vault.ts';

adoptStyles(sheet);

/** Password Manager: its generator, and a vault that lasts as long as the page. */
export function PasswordDemo() {
  const { t } = useText();
  const [view, setView] = useState<'generator' | 'vault'>('generator');
  const generator = useGenerator();
  const vault = useVault();
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
        return <NewVault vault={vault} />;
      case 'open':
        return <OpenVault vault={vault} entries={state.entries} suggestion={generator.password ?? ''} />;
      case 'locked':
        return <LockedVault vault={vault} sealed={state.sealed} isWrong={state.isWrong} />;
    }
  }
}
