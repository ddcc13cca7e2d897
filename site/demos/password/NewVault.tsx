import { useState } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { iterations } from '#site/demos/crypto/encryption.ts';
import { Beside, useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { SecretForm } from '#site/demos/shared/SecretForm.tsx';
import { useIsCropped } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { generatePassword, setNames } from './generate.ts';
import { Strength } from './Strength.tsx';
import { userChosenBits } from './strength.ts';
import type { Entry, VaultControl } from './use-vault.ts';

type NewVaultProps = {
  vault: VaultControl;
  /** A password picked at random, the last of the generator, and its entropy in bits. */
  drawn: { text: string | undefined; bits: number };
  /** A master password that is typed already. */
  initial?: string | undefined;
};

/**
 * Asks for the master password of a new vault. What the generator picked is as strong here as there; of anything else, nobody
 * can tell how it was chosen, so its strength is estimated as if the visitor had made it up.
 */
export function NewVault({ vault: { isBusy, isUsed, create }, drawn, initial = '' }: NewVaultProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(initial);
  const isDrawn = typed === drawn.text;
  /** In guides, where words about the page would be read as words about the app. */
  const isCropped = useIsCropped();
  return (
    <>
      {useHasBeside() && <Drawing className="glyph safe" d={safe} />}
      <h2>{t('password.new.title')}</h2>
      <SecretForm
        label={t('password.passphrase')}
        action={t('password.new.action')}
        maxLength={200}
        autoComplete="new-password"
        dir="auto"
        defaultValue={initial}
        progress={isBusy ? t('password.deriving') : undefined}
        hint={t('password.new.short')}
        focus={isUsed}
        check={(typed) => (typed.length < passwordRules.masterLength ? t('password.new.short') : undefined)}
        onType={setTyped}
        onEnter={(passphrase) => create(passphrase, examples())}
      />
      <Beside>
        {typed && (
          <div className="output">
            <Strength bits={isDrawn ? drawn.bits : userChosenBits(typed)} attacks={['vault']} />
            {!isDrawn && <p className="note">{t('password.estimate')}</p>}
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

  /** Entries to begin with, encrypted as the visitor's own. */
  function examples(): Entry[] {
    return [t('stage.password.mail'), t('stage.password.bank')].map((name) => ({
      name,
      note: t('password.example'),
      password: generatePassword(setNames, passwordRules.defaultLength),
    }));
  }
}

/** The door of a safe. */
export const safe = 'M5 4h14v14H5zM8 18v2m8-2v2M12 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0 0V6.5m0 9V14m3-3h1.5m-9 0H9';
