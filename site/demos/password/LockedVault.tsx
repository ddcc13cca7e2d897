import { hex } from '#site/demos/crypto/hex.ts';
import type { Sealed } from '#site/demos/crypto/seal.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { PassphraseForm } from './PassphraseForm.tsx';
import type { VaultControl } from './use-vault.ts';

type LockedVaultProps = { vault: VaultControl; sealed: Sealed; isWrong: boolean };

/** The closed vault: what is left of it, and the field for the passphrase. */
export function LockedVault({ vault: { isBusy, isUsed, unlock }, sealed, isWrong }: LockedVaultProps) {
  const { t } = useText();
  return (
    <>
      <h2>{t('password.locked.title')}</h2>
      <p className="note">{t('password.locked.text', { count: sealed.cipher.length })}</p>
      <code className="cipher" dir="ltr" aria-hidden="true">
        {hex(sealed.cipher.subarray(0, 48))}
      </code>
      <PassphraseForm
        label={t('password.passphrase')}
        action={t('password.unlock')}
        autoComplete="current-password"
        isBusy={isBusy}
        error={isWrong ? t('password.wrong') : undefined}
        focus={isUsed}
        onEnter={unlock}
      />
    </>
  );
}
