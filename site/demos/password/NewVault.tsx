import { useState } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { iterations } from '#site/demos/crypto/seal.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { PassphraseForm } from './PassphraseForm.tsx';
import { Strength } from './Strength.tsx';
import { madeUpBits } from './strength.ts';
import type { VaultControl } from './use-vault.ts';

type NewVaultProps = { vault: VaultControl };

/** The vault before it is there: its master password, with a cautious estimate of what that can stand. */
export function NewVault({ vault: { isUsed, create } }: NewVaultProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  return (
    <>
      <h2>{t('password.new.title')}</h2>
      <p className="note">{t('password.new.text')}</p>
      <PassphraseForm
        label={t('password.passphrase')}
        action={t('password.new.action')}
        autoComplete="new-password"
        minLength={passwordRules.masterLength}
        focus={isUsed}
        onType={setTyped}
        onEnter={create}
      />
      {typed && (
        <div className="output">
          <Strength bits={madeUpBits(typed)} attacks={['vault']} />
          <p className="small">{t('password.estimate')}</p>
        </div>
      )}
      <p className="note">{t('password.new.cost', { count: iterations })}</p>
    </>
  );
}
