import { LockedVault } from './LockedVault.tsx';
import { NewVault } from './NewVault.tsx';
import { OpenVault } from './OpenVault.tsx';
import type { VaultControl } from './use-vault.ts';

type VaultProps = {
  vault: VaultControl;
  /** The generator's last password, offered for the next entry. */
  suggestion: string;
};

/** The vault: to be made, open, or locked. */
export function Vault({ vault, suggestion }: VaultProps) {
  const { state } = vault;
  if (state.kind === 'open') return <OpenVault vault={vault} entries={state.entries} suggestion={suggestion} />;
  if (state.kind === 'locked') return <LockedVault vault={vault} sealed={state.sealed} isWrong={state.isWrong} />;
  return <NewVault vault={vault} />;
}
