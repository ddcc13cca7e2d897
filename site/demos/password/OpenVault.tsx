import { Fragment, useId, useState } from 'react';
import { Beside, useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsCropped, useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { Cipher } from './Cipher.tsx';
import { EntryForm } from './EntryForm.tsx';
import { CopyNote, copySecret, CopyStatus } from './CopyStatus.tsx';
import { Secret } from './Secret.tsx';
import type { VaultControl, VaultState } from './use-vault.ts';

type OpenVaultProps = {
  vault: VaultControl;
  open: Extract<VaultState, { kind: 'open' }>;
  /** Suggested password of the next entry. */
  suggestion: string;
};

/** The open vault: its entries, each to be shown and copied, what is stored of them, and a form for another. */
export function OpenVault({ vault: { isUsed, lock, add }, open: { entries, sealed }, suggestion }: OpenVaultProps) {
  const { t } = useText();
  const title = useFocusOnMount<HTMLHeadingElement>(isUsed);
  const noteId = useId();
  const isPicture = useIsPicture();
  const hasBeside = useHasBeside();
  const [shown, setShown] = useState(isPicture ? undefined : 0);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {t('password.open.title')}
      </h2>
      <div className="title">
        <p className="note" role="status">
          {t('password.entries', { count: entries.length })}
        </p>
        {!isPicture && (
          <button className="plain" type="button" onClick={lock}>
            <Drawing d="M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3" />
            {t('password.lock')}
          </button>
        )}
      </div>
      <ul>
        {entries.map(({ name, note, password }, index) => (
          <li className="entry" key={index}>
            <div className="row">
              <b dir="auto">
                {name}
                {note && <small>{note}</small>}
              </b>
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
                aria-describedby={isPicture ? undefined : noteId}
                onClick={() => copySecret(password)}
              >
                <Drawing d="M9 9h10v11H9zM15 9V4H5v11h4" />
              </button>
            </div>
            {shown === index && <Secret text={password} />}
            {shown === index && !hasBeside && (
              <div className="stored">
                <small>{t('password.stored')}</small>
                <Cipher sealed={sealed.slice(index, index + 1)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Beside isExtra>
        <div className="stored" aria-hidden="true">
          <h3>{t('password.seen')}</h3>
          <h3>{t('password.stored')}</h3>
          {entries.map(({ name, password }, index) => (
            <Fragment key={index}>
              <div>
                <b dir="auto">{name}</b>
                {shown === index ? (
                  <Secret text={password} />
                ) : (
                  <code className="secret" dir="ltr">
                    {'•'.repeat(12)}
                  </code>
                )}
              </div>
              <Cipher sealed={sealed.slice(index, index + 1)} />
            </Fragment>
          ))}
        </div>
      </Beside>
      <Beside>
        <CopyStatus />
      </Beside>
      <Beside isExtra>
        <p className="note">{t('password.new.text')}</p>
      </Beside>
      {!useIsCropped() && <EntryForm suggestion={suggestion} onAdd={add} />}
      <Beside>
        <CopyNote id={noteId} />
      </Beside>
    </>
  );
}

const eye = 'M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6m9-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
const eyeShut = `${eye}M4 4l16 16`;
