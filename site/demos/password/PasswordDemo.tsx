import { useState } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { CopyStatus } from './CopyStatus.tsx';
import { Generator } from './Generator.tsx';
import sheet from './password.css?inline';
import { useGenerator } from './use-generator.ts';
import { useVault } from './use-vault.ts';
import { Vault } from './Vault.tsx';

adoptStyles(sheet);

/** Password Manager: its generator, and a vault that is there as long as the page. */
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
      {view === 'generator' ? (
        <Generator generator={generator} />
      ) : (
        <Vault vault={vault} suggestion={generator.password ?? ''} />
      )}
      <CopyStatus />
    </>
  );
}
