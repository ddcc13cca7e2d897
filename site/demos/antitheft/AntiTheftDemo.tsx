import { useReducer, useState } from 'react';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useDelay, useTicks } from '#site/demos/shared/timers.ts';
import { Upper } from '#site/demos/shared/Upper.tsx';
import { ArrivedPhoto } from './ArrivedPhoto.tsx';
import { Commands } from './Commands.tsx';
import { LockForm } from './LockForm.tsx';
import { LostScreen } from './LostScreen.tsx';
import { lost, nextLostPhone, type LostPhone } from './lost-phone.ts';
import { MagpiePhoto } from './MagpiePhoto.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { useRing } from './ring.ts';
import below from './running-below.css?inline';
import beside from './running-beside.css?inline';
import running from './running.css?inline';

/** The styles of the running app besides those of its pictures. */
export const runningStyles = [running, beside, below].join('');

/** Simulated response time of the lost phone, ms. */
const responseMs = 700;

/** Delay of the camera, ms. The press is acknowledged first, because the photo is slow to render. */
const exposureMs = 250;

const placeKeys = {
  // Unseen: it keeps the place of the words that follow.
  unknown: 'antitheft.place.known',
  asking: 'antitheft.place.asking',
  known: 'antitheft.place.known',
} as const;

type AntiTheftDemoProps = {
  /** The lost phone at the start. */
  initial?: LostPhone;
  /** It is locked with the example message at the start. */
  isLocked?: boolean;
};

/** Anti-Theft: the trusted phone with its commands, and the lost phone. A picture shows both on one screen. */
export function AntiTheftDemo({ initial = lost, isLocked = false }: AntiTheftDemoProps) {
  const { t } = useText();
  const [phone, send] = useReducer(
    nextLostPhone,
    isLocked ? { ...initial, message: t('antitheft.message.example') } : initial,
  );
  /** What is above the commands, which stay where they are: the photo shows itself once, then the visitor opens it. */
  const [view, setView] = useState<'map' | 'form' | 'arrivedPhoto' | 'openedPhoto'>('map');
  /** What the trusted phone tells: the answer to its last command. */
  const [answer, setAnswer] = useState<'place' | 'locked'>('place');
  const isPicture = useIsPicture();
  const [arrived, setArrived] = useState(0);
  useDelay(arrived < phone.photos, exposureMs, () => {
    setArrived(phone.photos);
    setView('arrivedPhoto');
  });
  useRing(phone.isRinging, () => send({ do: 'silence' }));
  // Also with reduced motion: without a moment of waiting, the command would change nothing.
  useTicks(phone.place === 'asking', responseMs, () => send({ do: 'answer' }));
  const lostScreen = <LostScreen phone={phone} onTry={() => send({ do: 'wrong-pin' })} />;
  if (isPicture) {
    const isTaken = phone.photos > 0;
    return (
      <>
        <Upper>
          <PlaceMap place={phone.place} isRinging={phone.isRinging} />
          <p className="found">{t(placeKeys[phone.place])}</p>
          <Commands isRinging={phone.isRinging} isLocking={false} />
        </Upper>
        {isTaken ? <Upper>{lostScreen}</Upper> : lostScreen}
        {isTaken && (
          <>
            <h3>{t('flow.station.trustedPhone')}</h3>
            <ArrivedPhoto />
          </>
        )}
      </>
    );
  }
  const said = answer === 'locked' ? answer : phone.place;
  return (
    <>
      <h3>{t('flow.station.trustedPhone')}</h3>
      {(view === 'map' || view === 'form') && <PlaceMap place={phone.place} isRinging={phone.isRinging} />}
      {view === 'map' && arrived > 0 && (
        <button className="openPhoto" type="button" onClick={() => setView('openedPhoto')}>
          <MagpiePhoto isSmall />
        </button>
      )}
      {view === 'form' && (
        <LockForm
          message={phone.message}
          onLock={(message) => {
            send({ do: 'lock', message });
            setView('map');
            setAnswer('locked');
          }}
        />
      )}
      <div role="status">
        {(view === 'arrivedPhoto' || view === 'openedPhoto') && <ArrivedPhoto isOpened={view === 'openedPhoto'} />}
        {(view === 'map' || view === 'form') && (
          <p className="found" data-unseen={said === 'unknown' || view === 'form' ? '' : undefined}>
            {said !== 'asking' && <Drawing d="m6 12.5 4 4 8-9" />}
            {t(said === 'locked' ? 'antitheft.isLocked' : placeKeys[said])}
          </p>
        )}
      </div>
      <Commands
        isRinging={phone.isRinging}
        isLocking={view === 'form'}
        isLocked={phone.message !== undefined}
        onLocate={() => {
          send({ do: 'locate' });
          setView('map');
          setAnswer('place');
        }}
        onRing={() => send({ do: phone.isRinging ? 'silence' : 'ring' })}
        onLock={() => setView(view === 'form' ? 'map' : 'form')}
      />
      <Beside>{lostScreen}</Beside>
    </>
  );
}
