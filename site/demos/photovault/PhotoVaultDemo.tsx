import { useId, useState } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { formatBytes } from '#site/demos/shared/format-bytes.ts';
import { useIsPicture, usePicture } from '#site/demos/shared/picture-context.ts';
import { SecretForm } from '#site/demos/shared/SecretForm.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { Tile } from '#site/demos/shared/Tile.tsx';
import { Upper } from '#site/demos/shared/Upper.tsx';
import { FileBytes } from './FileBytes.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { StillPicture } from './StillPicture.tsx';
import { usePhoto } from './use-photo.ts';

/** The styles of the running app besides those of its pictures. */
export { default as runningStyles } from './running.css?inline';

type PhotoVaultDemoProps = {
  /** A still screen: the picture is encrypted. */
  still?: 'sealed';
  /** A PIN that is typed already. */
  typed?: string;
};

/** Size of the sample picture's ciphertext in still screens, bytes. */
const stillBytes = 43_000;

/** Photo Vault: encrypts a picture in the page, shows its ciphertext, and decrypts it with the right PIN only. */
export function PhotoVaultDemo({ still, typed }: PhotoVaultDemoProps) {
  const { t, number } = useText();
  const { state, problem, isBusy, choose, refuse, lock, unlock } = usePhoto();
  const [isUsed, setUsed] = useState(false);
  const fileId = useId();
  const isPicture = useIsPicture();
  const isEncrypted = still !== undefined || state.kind === 'encrypted';
  const bytes = state.kind === 'loading' ? undefined : state.kind === 'plain' ? state.bytes : state.encrypted.cipher;

  const isProblem = !isEncrypted && problem !== undefined;
  const isWrong = state.kind === 'encrypted' && state.isWrong;
  const bar = (
    <h3 className="bar">
      <Tile app="photos" />
      {t('app.photovault')}
    </h3>
  );

  if (usePicture() === 'start')
    return (
      <>
        {bar}
        <StillPicture isCipher={isEncrypted} />
      </>
    );
  return (
    <>
      <Upper>
        {bar}
        <div className="chooser">
          {bytes === undefined ? (
            <StillPicture isCipher={still !== undefined} />
          ) : (
            <PictureFrame
              bytes={bytes}
              isCipher={isEncrypted}
              label={t(isEncrypted ? 'photovault.cipher' : 'photovault.picture')}
              onFail={refuse}
            />
          )}
          {isEncrypted ? (
            <p className="sealed">
              <Drawing d={padlock} />
              {t('flow.legend.encrypted')}
            </p>
          ) : (
            <>
              <label className="plain" htmlFor={isPicture ? undefined : fileId}>
                <Drawing d={addPicture} />
                {t('photovault.choose')}
              </label>
              {/* Covers the photo too, so that files can be dropped on it. In still screens it would be drawn by the browser,
                  in the browser's language. */}
              {!isPicture && (
                <input id={fileId} type="file" accept="image/*" onChange={({ target }) => choose(target.files?.[0])} />
              )}
            </>
          )}
        </div>
      </Upper>
      <SecretForm
        key={String(isEncrypted)}
        label={t('photovault.pin')}
        action={t(isEncrypted ? 'photovault.unlock' : 'photovault.lock')}
        inputMode="numeric"
        maxLength={12}
        autoComplete="new-password"
        dir="ltr"
        defaultValue={typed}
        progress={isBusy ? t('photovault.deriving') : undefined}
        error={isWrong ? t('photovault.wrong') : undefined}
        focus={isUsed}
        check={(pin) => (/^\d{6,12}$/.test(pin) ? undefined : t('photovault.pin.invalid'))}
        onEnter={(pin) => {
          setUsed(true);
          (isEncrypted ? unlock : lock)(pin);
        }}
      />
      {/* Below what is pressed, which therefore stays in place whatever is told. */}
      <Upper>
        <p
          className={isProblem ? 'note alert' : 'note'}
          role="status"
          data-unseen={isPicture && !isEncrypted ? '' : undefined}
        >
          {news()}
        </p>
      </Upper>
      <FileBytes bytes={bytes} isEncrypted={isEncrypted} />
    </>
  );

  function news(): string {
    // The error says it.
    if (isWrong) return '';
    if (isEncrypted) return t('photovault.sealed', { size: formatBytes(number, bytes?.length ?? stillBytes) });
    if (isProblem) return t(problem === 'too-large' ? 'photovault.tooLarge' : 'photovault.notAPicture');
    return t(state.kind === 'plain' && state.isUnlocked ? 'photovault.back' : 'photovault.ready');
  }
}

const addPicture = 'M14 5H5v14h14v-9M5 16l4-4 4 4 2.5-2.5L19 17M18 2v6m-3-3h6';
