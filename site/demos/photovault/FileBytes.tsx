import { hex, iterations } from '#site/demos/crypto/encryption.ts';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';

type FileBytesProps = {
  /** The picture file, or its ciphertext; undefined while it is loading. */
  bytes: Uint8Array | undefined;
  isEncrypted: boolean;
};

/** The first bytes of the file beside the phone and, once it is encrypted, how; there is no room on the phone. */
export function FileBytes({ bytes, isEncrypted }: FileBytesProps) {
  const { t } = useText();
  const isPicture = useIsPicture();
  return (
    <>
      {bytes && (
        <Beside isExtra>
          <h3>{t(isEncrypted ? 'flow.legend.encrypted' : 'photovault.picture')}</h3>
          <small>{t('photovault.bytes')}</small>
          <code className="cipher" dir="ltr" aria-hidden="true" data-plain={isEncrypted ? undefined : true}>
            {inGroups(hex(bytes.subarray(0, 160)))}
          </code>
        </Beside>
      )}
      {isEncrypted && !isPicture && (
        <Beside isExtra>
          <p className="note cost">{t('photovault.cost', { count: iterations })}</p>
        </Beside>
      )}
    </>
  );
}

/** Hexadecimal digits in groups of four bytes. */
const inGroups = (digits: string) => digits.replaceAll(/.{8}(?=.)/g, '$& ');
