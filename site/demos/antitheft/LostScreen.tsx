import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useArrival } from '#site/demos/shared/use-arrival.ts';
import { hasPhoto, triesBeforePhoto, type LostPhone } from './lost-phone.ts';
import { MagpiePhoto } from './MagpiePhoto.tsx';
import { usePhoto } from './use-photo.ts';

type LostScreenProps = {
  phone: LostPhone;
  /** Somebody tries a PIN on it. */
  onTry: () => void;
};

/** What is on the lost phone's own screen, and the picture it took. */
export function LostScreen({ phone, onTry }: LostScreenProps) {
  const { t } = useText();
  const { message, isRinging, wrongTries } = phone;
  const isPhotoThere = usePhoto(hasPhoto(phone));
  return (
    <section className="lost" aria-label={t('antitheft.lost')}>
      <h3>{t('antitheft.lost')}</h3>
      <div className="lostScreen" data-ringing={isRinging || undefined}>
        <p role="status">
          {isRinging && <b>{t('antitheft.rings')} </b>}
          {message === undefined ? t('antitheft.open') : t('antitheft.locked')}
        </p>
        {message !== undefined && (
          <>
            <Message text={message} />
            <button className="plain" type="button" aria-disabled={hasPhoto(phone)} onClick={onTry}>
              <Drawing d="M6 8h0m6 0h0m6 0h0M6 12h0m6 0h0m6 0h0M6 16h0m6 0h0m6 0h0" />
              {t('antitheft.try')}
            </button>
            <p className="note" role="status">
              {wrongTries > 0 && t('antitheft.wrong', { count: wrongTries, limit: triesBeforePhoto })}
            </p>
          </>
        )}
      </div>
      {isPhotoThere && <MagpiePhoto />}
    </section>
  );
}

/** The finder's message: where the focus goes when the form that sent it is gone. */
function Message({ text }: { text: string }) {
  const line = useArrival<HTMLParagraphElement>();
  return (
    <p ref={line} className="message" tabIndex={-1} dir="auto">
      {text}
    </p>
  );
}
