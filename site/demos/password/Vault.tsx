import { iterations } from '#site/demos/crypto/seal.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { LockedVault } from './LockedVault.tsx';
import { OpenVault } from './OpenVault.tsx';
import { PassphraseForm } from './PassphraseForm.tsx';
import type { VaultControl } from './use-vault.ts';

type VaultProps = {
  vault: VaultControl;
  /** The generator's last password, offered for the next entry. */
  suggestion: string;
};

/** The vault: to be made, open, or locked. */
export function Vault({ vault, suggestion }: VaultProps) {
  const { t } = useText();
  const { state } = vault;
  if (state.kind === 'open') return <OpenVault vault={vault} entries={state.entries} suggestion={suggestion} />;
  if (state.kind === 'locked') return <LockedVault vault={vault} sealed={state.sealed} isWrong={state.isWrong} />;
  return (
    <>
      <h2>{t('password.new.title')}</h2>
      <p className="note">{t('password.new.text')}</p>
      <PassphraseForm
        label={t('password.passphrase')}
        action={t('password.new.action')}
        autoComplete="new-password"
        minLength={8}
        focus={vault.isUsed}
        onEnter={vault.create}
      />
      <p className="note">{t('password.new.cost', { count: iterations })}</p>
    </>
  );
}
