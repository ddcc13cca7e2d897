import { useEffect, useId, useRef, useState } from 'react';
import { Beside, useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { useIsCropped, useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { Cipher } from './Cipher.tsx';
import { EntryForm } from './EntryForm.tsx';
import { check, CopyError, CopyNote, copySecret, CopyStatus, useClipboard } from './CopyStatus.tsx';
import { Secret } from './Secret.tsx';
import { StoredRows } from './StoredRows.tsx';
import { tileLetter } from '#site/demos/shared/tile-letter.ts';
import type { Entry, VaultControl, VaultState } from './use-vault.ts';

type OpenVaultProps = { vault: VaultControl; open: Extract<VaultState, { kind: 'open' }> };

/** The open vault: its entries, each to be shown and copied, what is stored of them, and a form for another. */
export function OpenVault({ vault: { isUsed, lock, add }, open: { entries, sealed } }: OpenVaultProps) {
  const { t, language } = useText();
  const title = useFocusOnMount<HTMLHeadingElement>(isUsed);
  const noteId = useId();
  const isPicture = useIsPicture();
  const isCropped = useIsCropped();
  const hasBeside = useHasBeside();
  /** Entries whose passwords are shown: none of them before it is asked for. */
  const [shown, setShown] = useState<readonly number[]>([]);
  /** The entry whose password was copied last. */
  const [copied, setCopied] = useState<number>();
  const { kind } = useClipboard();
  /** Beside the phone, there is room for the form for another entry; on the phone alone, a button opens it. Undefined at first. */
  const [isOpened, setOpened] = useState<boolean>();
  const isFolded = !isPicture && !hasBeside && !isOpened;
  const addButton = useFocusOnMount<HTMLButtonElement>(isOpened === false);
  const isInClipboard = copied !== undefined && (kind === 'copied' || kind === 'due');
  const isCopied = (index: number) => isInClipboard && index === copied;
  // What a press changes is in view: an entry that was added, or whose password was copied, above the words about that.
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(entries.length);
  useEffect(() => {
    if (entries.length > count.current) reveal(list.current?.lastElementChild);
    count.current = entries.length;
  }, [entries.length]);
  useEffect(() => {
    if (copied !== undefined && kind === 'copied') reveal(list.current?.children[copied]);
  }, [copied, kind]);
  return (
    <>
      <div className="title">
        <div>
          <h2 ref={title} tabIndex={-1}>
            {t('password.open.title')}
          </h2>
          <p className="note" role="status">
            {t('password.entries', { count: entries.length })}
          </p>
        </div>
        {!isPicture && (
          <button className="plain" type="button" onClick={lock}>
            <Drawing d={padlock} />
            {t('password.lock')}
          </button>
        )}
      </div>
      <div className="list">
        <ul ref={list}>
          {entries.map(({ name, note, password }, index) => (
            <li className="entry" data-letter={tileLetter(name, language)} key={index}>
              <div className="row">
                <b>
                  <span className="clamp">
                    <bdi>{name}</bdi>
                  </span>
                  {note && <small>{note}</small>}
                </b>
                <button
                  className="round"
                  type="button"
                  aria-pressed={shown.includes(index)}
                  aria-label={isPicture ? undefined : t('password.show', { name })}
                  onClick={() =>
                    setShown(shown.includes(index) ? shown.filter((other) => other !== index) : [...shown, index])
                  }
                >
                  <Drawing d={shown.includes(index) ? eyeShut : eye} />
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
              {/* In place of the dots, so that the row keeps its height and the name its room. */}
              {isCopied(index) && !shown.includes(index) ? (
                <small className="mark">{t('password.isCopied')}</small>
              ) : (
                !isPicture && seen(index)
              )}
            </li>
          ))}
        </ul>
        {isFolded && (
          <div className="stored" aria-hidden="true">
            <small>{t('password.stored')}</small>
            <Cipher sealed={sealed} />
          </div>
        )}
        <Beside isExtra>
          <StoredRows
            sealed={sealed}
            seen={entries.map(({ name }, index) => (
              <>
                <b>
                  <span className="clamp">
                    <bdi>{name}</bdi>
                  </span>
                </b>
                {seen(index)}
              </>
            ))}
          />
          <p className="note">{t('password.new.text')}</p>
        </Beside>
      </div>
      {/* Its height stays from the first copy on, so that the list does, too. */}
      {!isPicture && (
        <div className="slot" data-used={(!hasBeside && copied !== undefined) || undefined}>
          <Beside>
            <CopyStatus isShown={copied !== undefined} />
            <CopyError isShown={copied !== undefined} />
            <CopyNote id={noteId} isShown={hasBeside && isInClipboard} />
          </Beside>
        </div>
      )}
      {isFolded ? (
        <button ref={addButton} className="plain add" type="button" onClick={() => setOpened(true)}>
          <Drawing d="M12 5v14m-7-7h14" />
          {t('password.entry.add')}
        </button>
      ) : (
        !isCropped && <EntryForm focus={isOpened === true} onAdd={addEntry} />
      )}
    </>
  );

  /** A password as it is seen: dots in its place until it is shown, so that nothing moves. */
  function seen(index: number) {
    if (shown.includes(index)) return <Secret text={entries[index]?.password ?? ''} />;
    return (
      <code className="secret" dir="ltr" aria-hidden="true">
        {'•'.repeat(12)}
      </code>
    );
  }

  function addEntry(entry: Entry): void {
    setOpened(false);
    add(entry);
  }
}

/** Scrolls the list no further than needed. */
function reveal(entry: Element | null | undefined): void {
  entry?.scrollIntoView({ block: 'nearest' });
}

const copy = 'M9 9h10v11H9zM15 9V4H5v11h4';
const eye = 'M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6m9-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
const eyeShut = `${eye}M4 4l16 16`;
