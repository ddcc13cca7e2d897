import { hex } from '#site/demos/crypto/encryption.ts';
import { useHasBeside } from '#site/demos/shared/Beside.tsx';
import type { Sealed } from './use-vault.ts';

/** How much of the ciphertext there is room for on the phone, hexadecimal digits. */
const digitsOnPhone = 80;

type CipherProps = { sealed: readonly Sealed[] };

/** The ciphertext of entries, all of it where there is room. */
export function Cipher({ sealed }: CipherProps) {
  const digits = sealed.map(({ cipher }) => hex(cipher)).join('');
  const isWhole = useHasBeside() || digits.length <= digitsOnPhone;
  return (
    <code className="cipher" dir="ltr" aria-hidden="true">
      {isWhole ? digits : `${digits.slice(0, digitsOnPhone)}…`}
    </code>
  );
}
