import { useId } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { Hills } from '#site/demos/shared/Hills.tsx';
import { padlock, tileDrawings } from '#site/demos/shared/tile-drawings.ts';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { PhoneBar } from '#site/ui/art/PhoneBar.tsx';
import { bell } from './Commands.tsx';
import { isCaught, triesBeforePhoto, type LostPhone } from './lost-phone.ts';

const camera = 'M4 8h4l2-3h4l2 3h4v11H4zm11 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0';

type LostScreenProps = {
  phone: LostPhone;
  /** Called when a wrong PIN is entered. */
  onTry: () => void;
};

/** What the lost phone does, and its screen. While the demonstration runs, it is a phone of its own. */
export function LostScreen({ phone, onTry }: LostScreenProps) {
  const { t, clock } = useText();
  const { message, isRinging, wrongTries } = phone;
  const titleId = useId();
  const isPicture = useIsPicture();
  const isLocked = message !== undefined;
  const attempt = t('antitheft.wrong', { count: wrongTries, limit: triesBeforePhoto });
  return (
    <div role="group" className="lost" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('antitheft.lost')}</h3>
      <p role="status">
        {isRinging && <b>{t('antitheft.rings')} </b>}
        {isPicture && wrongTries > 0 ? attempt : t(isLocked ? 'antitheft.locked' : 'antitheft.open')}
      </p>
      <div className="lostScreen" data-ringing={isRinging || undefined}>
        {!isPicture && (
          <>
            {/* Its time is the large one. */}
            <PhoneBar time="" />
            <Hills />
            <span className="clock" aria-hidden="true">
              {clock}
            </span>
          </>
        )}
        {!isPicture && (isLocked || isRinging) && (
          <span className="marks">
            {isLocked && <Drawing d={padlock} />}
            {isRinging && <Drawing d={bell} />}
          </span>
        )}
        {isLocked ? (
          <>
            <Message key={message} text={message} />
            {!isPicture && (
              <span className="attempt" role="status">
                {wrongTries > 0 ? (
                  // Another element for each attempt, so that each shakes.
                  <span key={wrongTries} className="alert">
                    {isCaught(phone) && <Drawing d={camera} />}
                    {attempt}
                  </span>
                ) : (
                  <Drawing d="M3 12h0m6 0h0m6 0h0m6 0h0" />
                )}
              </span>
            )}
            <button className="plain" type="button" onClick={onTry}>
              {t('antitheft.try')}
            </button>
          </>
        ) : (
          <div className="icons">
            {/* Two rows */}
            {Object.values(tileDrawings)
              .slice(0, 6)
              .map((d) => (
                <Drawing key={d} d={d} />
              ))}
          </div>
        )}
      </div>
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
