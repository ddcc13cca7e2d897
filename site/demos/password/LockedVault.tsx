import { hex, type Encrypted } from '#site/demos/crypto/encryption.ts';
import { Beside, useHasBeside } from '#site/demos/shared/Beside.tsx';
import { SecretForm } from '#site/demos/shared/SecretForm.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import type { VaultControl } from './use-vault.ts';

/** How much of the ciphertext there is room for on the phone. */
const bytesOnPhone = 48;

type LockedVaultProps = { vault: VaultControl; encrypted: Encrypted; isWrong: boolean };

/** The locked vault: its ciphertext, and the field for the master password. */
export function LockedVault({ vault: { isBusy, isUsed, unlock }, encrypted, isWrong }: LockedVaultProps) {
  const { t } = useText();
  const hasBeside = useHasBeside();
  return (
    <>
      <h2>{t('password.locked.title')}</h2>
      <Beside>
        <p className="note">{t('password.locked.text', { count: encrypted.cipher.length })}</p>
        <code className="cipher" dir="ltr" aria-hidden="true">
          {hex(encrypted.cipher.subarray(0, hasBeside ? undefined : bytesOnPhone))}
        </code>
      </Beside>
      <SecretForm
        label={t('password.passphrase')}
        action={t('password.unlock')}
        maxLength={200}
        autoComplete="current-password"
        dir="auto"
        progress={isBusy ? t('password.deriving') : undefined}
        error={isWrong ? t('password.wrong') : undefined}
        focus={isUsed}
        onEnter={unlock}
      />
    </>
  );
}
