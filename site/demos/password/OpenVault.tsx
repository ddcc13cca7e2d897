import { Fragment, useId, useState } from 'react';
import { Beside, useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { useIsCropped, useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { Cipher } from './Cipher.tsx';
import { EntryForm } from './EntryForm.tsx';
import { CopyError, CopyNote, copySecret, CopyStatus, useClipboard } from './CopyStatus.tsx';
import { Secret } from './Secret.tsx';
import type { Entry, VaultControl, VaultState } from './use-vault.ts';

type OpenVaultProps = { vault: VaultControl; open: Extract<VaultState, { kind: 'open' }> };

/** The open vault: its entries, each to be shown and copied, what is stored of them, and a form for another. */
export function OpenVault({ vault: { isUsed, lock, add }, open: { entries, sealed } }: OpenVaultProps) {
  const { t } = useText();
  const title = useFocusOnMount<HTMLHeadingElement>(isUsed);
  const noteId = useId();
  const isPicture = useIsPicture();
  const hasBeside = useHasBeside();
  const [shown, setShown] = useState(isPicture ? undefined : 0);
  /** The entry whose password was copied last. */
  const [copied, setCopied] = useState<number>();
  const { kind } = useClipboard();
  const isCopied = (index: number) => index === copied && (kind === 'copied' || kind === 'due');
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
            <Drawing d={padlock} />
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
                {isCopied(index) ? (
                  <small className="mark">{t('password.isCopied')}</small>
                ) : (
                  note && <small>{note}</small>
                )}
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
                data-copied={isCopied(index) || undefined}
                aria-label={isPicture ? undefined : t('password.copyOf', { name })}
                aria-describedby={isPicture ? undefined : noteId}
                onClick={() => {
                  setCopied(index);
                  copySecret(password);
                }}
              >
                <Drawing d={isCopied(index) ? check : copy} />
              </button>
            </div>
            {shown === index && <Secret text={password} />}
            {shown === index && !hasBeside && (
              <div className="stored">
                <small>{t('password.stored')}</small>
                <Cipher sealed={sealed.slice(index, index + 1)} hasLength />
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
              <Drawing d="M4 12h15m-5-5 5 5-5 5" />
              <Cipher sealed={sealed.slice(index, index + 1)} hasLength />
            </Fragment>
          ))}
        </div>
      </Beside>
      <Beside>
        <CopyStatus isShown={copied !== undefined} />
        <CopyError isShown={copied !== undefined} />
      </Beside>
      <Beside isExtra>
        <p className="note">{t('password.new.text')}</p>
      </Beside>
      {!useIsCropped() && <EntryForm onAdd={addEntry} />}
      <Beside>
        <CopyNote id={noteId} />
      </Beside>
    </>
  );

  /** The new entry is shown, above what is stored of it, in place of another and of words about the clipboard. */
  function addEntry(entry: Entry): void {
    setShown(entries.length);
    setCopied(undefined);
    add(entry);
  }
}

const copy = 'M9 9h10v11H9zM15 9V4H5v11h4';
const check = 'm6 12.5 4 4 8-9';
const eye = 'M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6m9-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
const eyeShut = `${eye}M4 4l16 16`;
