import { useEffect, useId, useRef } from 'react';
import { useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { padlock, tileDrawings } from '#site/demos/shared/tile-drawings.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { clockText } from '#site/ui/art/clock-text.ts';
import { PhoneBar } from '#site/ui/art/PhoneBar.tsx';
import { bell } from './Commands.tsx';
import { hasPhoto, triesBeforePhoto, type LostPhone } from './lost-phone.ts';

type LostScreenProps = {
  phone: LostPhone;
  /** Called when a wrong PIN is entered. */
  onTry: () => void;
};

/** What the lost phone does, and its screen. Beside the trusted phone, it is a whole phone. */
export function LostScreen({ phone, onTry }: LostScreenProps) {
  const { t, number } = useText();
  const { message, isRinging, wrongTries } = phone;
  const titleId = useId();
  const attempts = wrongTries > 0 ? t('antitheft.wrong', { count: wrongTries, limit: triesBeforePhoto }) : '';
  const hasBeside = useHasBeside();
  const isLocked = message !== undefined;
  const mark = isRinging ? bell : isLocked && padlock;
  const group = useRef<HTMLDivElement>(null);
  // Below the buttons of the trusted phone, the answer can be out of view.
  useEffect(() => {
    if (isRinging || wrongTries > 0) group.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isRinging, wrongTries]);
  return (
    <div ref={group} role="group" className="lost" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('antitheft.lost')}</h3>
      <p role="status">
        {isRinging && <b>{t('antitheft.rings')} </b>}
        {t(isLocked ? 'antitheft.locked' : 'antitheft.open')}
      </p>
      <div className="lostScreen" data-ringing={isRinging || undefined}>
        {hasBeside && <PhoneBar time={clockText(number)} />}
        {hasBeside && mark && <Drawing d={mark} />}
        {isLocked ? (
          <>
            <Message key={message} text={message} />
            <button className="plain" type="button" aria-disabled={hasPhoto(phone)} onClick={onTry}>
              <Drawing d="M6 8h0m6 0h0m6 0h0M6 12h0m6 0h0m6 0h0M6 16h0m6 0h0m6 0h0" />
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
      <p className="note" role="status">
        {attempts}
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
