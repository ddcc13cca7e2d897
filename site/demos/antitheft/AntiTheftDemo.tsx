import { useReducer, useState } from 'react';
import { Beside, useHasBeside } from '#site/demos/shared/Beside.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useDelay } from '#site/demos/shared/timers.ts';
import { Upper } from '#site/demos/shared/Upper.tsx';
import { ArrivedPhoto } from './ArrivedPhoto.tsx';
import { Commands } from './Commands.tsx';
import { LockForm } from './LockForm.tsx';
import { LostScreen } from './LostScreen.tsx';
import { hasPhoto, lost, nextLostPhone, type LostPhone } from './lost-phone.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { useRing } from './ring.ts';

/** The styles of the running app besides those of its pictures. */
export { default as runningStyles } from './running.css?inline';

/** Simulated response time of the lost phone, ms. */
const responseMs = 900;

/** Delay of the camera, ms. The press is acknowledged first, because the photo is slow to render. */
const exposureMs = 250;

const placeKeys = {
  asking: 'antitheft.place.asking',
  known: 'antitheft.place.known',
} as const;

type AntiTheftDemoProps = {
  /** The lost phone at the start. */
  initial?: LostPhone;
  /** It is locked with the example message at the start. */
  isLocked?: boolean;
};

/** Anti-Theft: the trusted phone with its commands, and the lost phone's screen. */
export function AntiTheftDemo({ initial = lost, isLocked = false }: AntiTheftDemoProps) {
  const { t } = useText();
  const [phone, send] = useReducer(
    nextLostPhone,
    isLocked ? { ...initial, message: t('antitheft.message.example') } : initial,
  );
  const [isLocking, setLocking] = useState(false);
  const isTaken = hasPhoto(phone);
  const [isShown, setShown] = useState(isTaken);
  useDelay(isTaken, exposureMs, () => setShown(true));
  const isPhotoThere = isTaken && isShown;
  const hasBeside = useHasBeside();
  // Below the form or the message, the lost phone needs the space.
  const isLow = !hasBeside && (isLocking || phone.message !== undefined);
  useRing(phone.isRinging, () => send({ do: 'silence' }));
  useDelay(phone.place === 'asking', responseMs, () => send({ do: 'answer' }));
  const lostScreen = <LostScreen phone={phone} onTry={() => send({ do: 'wrong-pin' })} />;
  return (
    <>
      {/* Above the map, which becomes smaller, so that the commands stay where they are. */}
      {hasBeside && <ArrivedPhoto isThere={isPhotoThere} />}
      <Upper>
        <PlaceMap place={phone.place} isRinging={phone.isRinging} isLow={isLow} />
        <p className="found" role="status">
          {t(placeKeys[phone.place])}
        </p>
        <Commands
          isRinging={phone.isRinging}
          isLocking={isLocking}
          onLocate={() => send({ do: 'locate' })}
          onRing={() => send({ do: phone.isRinging ? 'silence' : 'ring' })}
          onLock={() => setLocking(!isLocking)}
        />
      </Upper>
      {isLocking && (
        <LockForm
          onLock={(message) => {
            send({ do: 'lock', message });
            setLocking(false);
          }}
        />
      )}
      <Beside>{isPhotoThere ? <Upper>{lostScreen}</Upper> : lostScreen}</Beside>
      {!hasBeside && <ArrivedPhoto isThere={isPhotoThere} />}
    </>
  );
}
