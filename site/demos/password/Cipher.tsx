import { hex } from '#site/demos/crypto/encryption.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import type { Sealed } from './use-vault.ts';

/** The bytes of a ciphertext that are shown: these many at its beginning, and the last ones. */
const [first, last] = [5, 2];

type CipherProps = {
  sealed: readonly Sealed[];
  /** Say how long each ciphertext is, because only its beginning and end are shown. */
  hasLength?: boolean;
  /** Say that there are more. */
  hasMore?: boolean;
};

/** The ciphertext of each entry. */
export function Cipher({ sealed, hasLength = false, hasMore = false }: CipherProps) {
  const { number } = useText();
  return (
    <div className="cipher" aria-hidden="true">
      {sealed.map(({ cipher }, index) => (
        <code dir="ltr" key={index}>
          {hex(cipher.subarray(0, first), ' ')} … {hex(cipher.subarray(-last), ' ')}
        </code>
      ))}
      {hasMore && '…'}
      {hasLength && sealed.map(({ cipher }, index) => <small key={index}>{number(cipher.length, bytes)}</small>)}
    </div>
  );
}

const bytes = { style: 'unit', unit: 'byte', unitDisplay: 'long' } as const;
