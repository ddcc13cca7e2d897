import { Beside, useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { SecretForm } from '#site/demos/shared/SecretForm.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { Cipher } from './Cipher.tsx';
import { CopyStatus, useClipboard } from './CopyStatus.tsx';
import { safe } from './NewVault.tsx';
import { LockedRows, newest } from './StoredRows.tsx';
import type { Sealed, VaultControl } from './use-vault.ts';

type LockedVaultProps = { vault: VaultControl; sealed: readonly Sealed[]; isWrong: boolean };

/** The locked vault: its ciphertext, the field for the master password, and what is in the clipboard. */
export function LockedVault({ vault: { isBusy, isUsed, unlock }, sealed, isWrong }: LockedVaultProps) {
  const { t } = useText();
  const hasBeside = useHasBeside();
  const { kind } = useClipboard();
  const count = sealed.reduce((sum, { cipher }) => sum + cipher.length, 0);
  const text = <p className="note">{t('password.locked.text', { count })}</p>;
  return (
    <>
      {hasBeside && <Drawing className="glyph safe" d={safe} />}
      <h2>{t('password.locked.title')}</h2>
      <Beside>
        {hasBeside ? (
          <LockedRows sealed={sealed}>{text}</LockedRows>
        ) : (
          <>
            {text}
            <Cipher sealed={sealed.slice(-newest)} hasMore={sealed.length > newest} />
          </>
        )}
      </Beside>
      <SecretForm
        label={t('password.passphrase')}
        action={t('password.unlock')}
        maxLength={200}
        autoComplete="current-password"
        dir="auto"
        progress={isBusy ? t('password.deriving') : undefined}
        hint={emptyLine}
        error={isWrong ? t('password.wrong') : undefined}
        focus={isUsed}
        onEnter={unlock}
      />
      {/* A password that was copied is in the clipboard whether the vault is locked or not. */}
      {kind !== 'idle' && (
        <div className="slot" data-used={!hasBeside || undefined}>
          <Beside>
            <CopyStatus isShown />
          </Beside>
        </div>
      )}
    </>
  );
}

/** Keeps the place of messages below the field, so that the button stays where it is when there is one. */
const emptyLine = '\u00a0';
