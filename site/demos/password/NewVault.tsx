import { useState } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { iterations } from '#site/demos/crypto/encryption.ts';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { SecretForm } from '#site/demos/shared/SecretForm.tsx';
import { useIsCropped } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Strength } from './Strength.tsx';
import { userChosenBits } from './strength.ts';
import type { VaultControl } from './use-vault.ts';

type NewVaultProps = {
  vault: VaultControl;
  /** A master password that is typed already. */
  initial?: string | undefined;
};

/** Asks for the master password of a new vault, with a cautious estimate of its strength. */
export function NewVault({ vault: { isUsed, create }, initial = '' }: NewVaultProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(initial);
  /** In guides, where words about the page would be read as words about the app. */
  const isCropped = useIsCropped();
  return (
    <>
      <h2>{t('password.new.title')}</h2>
      <SecretForm
        label={t('password.passphrase')}
        action={t('password.new.action')}
        maxLength={200}
        autoComplete="new-password"
        dir="auto"
        defaultValue={initial}
        progress={undefined}
        focus={isUsed}
        check={(typed) => (typed.length < passwordRules.masterLength ? t('password.new.short') : undefined)}
        onType={setTyped}
        onEnter={create}
      />
      <Beside>
        {typed && (
          <div className="output">
            <Strength bits={userChosenBits(typed)} attacks={['vault']} />
            <p className="note">{t('password.estimate')}</p>
          </div>
        )}
        {!isCropped && (
          <>
            <p className="note">{t('password.new.text')}</p>
            <p className="note">{t('password.new.cost', { count: iterations })}</p>
          </>
        )}
      </Beside>
    </>
  );
}
