import { useState } from 'react';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsCropped, useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { EntryForm } from './EntryForm.tsx';
import { copySecret, CopyStatus } from './CopyStatus.tsx';
import { Secret } from './Secret.tsx';
import type { Entry, VaultControl } from './use-vault.ts';

type OpenVaultProps = { vault: VaultControl; entries: readonly Entry[]; suggestion: string };

/** The open vault: its entries, each to be shown and copied, and a form for another. */
export function OpenVault({ vault: { isBusy, isUsed, lock, add }, entries, suggestion }: OpenVaultProps) {
  const { t } = useText();
  const title = useFocusOnMount<HTMLHeadingElement>(isUsed);
  const isPicture = useIsPicture();
  const [shown, setShown] = useState<number>();
  return (
    <>
      <div className="title">
        <h2 ref={title} tabIndex={-1}>
          {t('password.open.title')}
        </h2>
        <button className="plain" type="button" aria-disabled={isBusy} onClick={lock}>
          <Drawing d="M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3" />
          {t('password.lock')}
        </button>
      </div>
      <p className="note" role="status">
        {isBusy ? t('password.deriving') : t('password.entries', { count: entries.length })}
      </p>
      <ul>
        {entries.map(({ name, password }, index) => (
          <li className="entry" key={index}>
            <div className="row">
              <b dir="auto">{name}</b>
              <button
                className="round"
                type="button"
                aria-pressed={shown === index}
                aria-label={isPicture ? undefined : t('password.show', { name })}
                onClick={() => setShown(shown === index ? undefined : index)}
              >
                <Drawing d={shown === index ? eyeShut : eye} />
              </button>
              <button
                className="round"
                type="button"
                aria-label={isPicture ? undefined : t('password.copyOf', { name })}
                onClick={() => copySecret(password)}
              >
                <Drawing d="M9 9h10v11H9zM15 9V4H5v11h4" />
              </button>
            </div>
            {shown === index && <Secret text={password} />}
          </li>
        ))}
      </ul>
      <Beside>
        <CopyStatus />
      </Beside>
      <Beside isExtra>
        <p className="note">{t('password.new.text')}</p>
      </Beside>
      {!useIsCropped() && <EntryForm suggestion={suggestion} onAdd={add} />}
    </>
  );
}

const eye = 'M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6m9-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
const eyeShut = `${eye}M4 4l16 16`;
