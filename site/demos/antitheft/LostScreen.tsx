import { useId, useState } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useDelay } from '#site/demos/shared/timers.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { hasPhoto, triesBeforePhoto, type LostPhone } from './lost-phone.ts';
import { MagpiePhoto } from './MagpiePhoto.tsx';

type LostScreenProps = {
  phone: LostPhone;
  /** Called when a wrong PIN is entered. */
  onTry: () => void;
};

/** Delay of the camera, ms. The press is acknowledged first, because the photo is slow to render. */
const exposureMs = 250;

/** The screen of the lost phone, and the photo it took. */
export function LostScreen({ phone, onTry }: LostScreenProps) {
  const { t } = useText();
  const { message, isRinging, wrongTries } = phone;
  const titleId = useId();
  const isTaken = hasPhoto(phone);
  const [isShown, setShown] = useState(isTaken);
  useDelay(isTaken, exposureMs, () => setShown(true));
  const isPhotoThere = isTaken && isShown;
  const attempts = wrongTries > 0 ? t('antitheft.wrong', { count: wrongTries, limit: triesBeforePhoto }) : '';
  return (
    <div role="group" className="lost" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('antitheft.lost')}</h3>
      <div className="lostScreen" data-ringing={isRinging || undefined}>
        <p role="status">
          {isRinging && <b>{t('antitheft.rings')} </b>}
          {message === undefined ? t('antitheft.open') : t('antitheft.locked')}
        </p>
        {message !== undefined && (
          <>
            <Message key={message} text={message} />
            <button className="plain" type="button" aria-disabled={isTaken} onClick={onTry}>
              <Drawing d="M6 8h0m6 0h0m6 0h0M6 12h0m6 0h0m6 0h0M6 16h0m6 0h0m6 0h0" />
              {t('antitheft.try')}
            </button>
          </>
        )}
      </div>
      {isPhotoThere && <MagpiePhoto />}
      <p className="note" role="status">
        {isPhotoThere ? t('antitheft.photo.text') : attempts}
      </p>
    </div>
  );
}

/** The message for the finder. It takes over the focus, because the form that sent it is gone. */
function Message({ text }: { text: string }) {
  const line = useFocusOnMount<HTMLParagraphElement>();
  return (
    <p ref={line} className="message" tabIndex={-1} dir="auto">
      {text}
    </p>
  );
}
