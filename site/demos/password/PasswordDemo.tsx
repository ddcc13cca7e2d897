import { useState } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { setNames } from './character-sets.ts';
import { CopyStatus } from './CopyStatus.tsx';
import { generatePassword } from './generate.ts';
import { Generator, type Recipe } from './Generator.tsx';
import sheet from './password.css?inline';
import { useVault } from './use-vault.ts';
import { Vault } from './Vault.tsx';

adoptStyles(sheet);

/** Password Manager: its generator, and a vault that is there as long as the page. */
export function PasswordDemo() {
  const { t } = useText();
  const [view, setView] = useState<'generator' | 'vault'>('generator');
  const [recipe, setRecipe] = useState<Recipe>({ kind: 'characters', length: 20, sets: setNames, words: 7 });
  const [password, setPassword] = useState(() => generatePassword(setNames, 20));
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
        <Generator
          recipe={recipe}
          password={password}
          onChange={(nextRecipe, nextPassword) => {
            setRecipe(nextRecipe);
            setPassword(nextPassword);
          }}
        />
      ) : (
        <Vault vault={vault} suggestion={password} />
      )}
      <CopyStatus />
    </>
  );
}
