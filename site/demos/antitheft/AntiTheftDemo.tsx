import { useReducer, useState } from 'react';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useDelay } from '#site/demos/shared/timers.ts';
import { LockForm } from './LockForm.tsx';
import { LostScreen } from './LostScreen.tsx';
import { lost, nextLostPhone, type LostPhone } from './lost-phone.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { useRing } from './ring.ts';

/** Simulated response time of the lost phone, ms. */
const responseMs = 900;

const bell = 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zm5 3h4';
const pin = 'M12 21c-4-4.5-6-7.8-6-11a6 6 0 0 1 12 0c0 3.2-2 6.5-6 11m0-11h0';
const padlock = 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3';

const placeKeys = {
  unknown: 'antitheft.place.unknown',
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
  useRing(phone.isRinging, () => send({ do: 'silence' }));
  useDelay(phone.place === 'asking', responseMs, () => send({ do: 'answer' }));
  return (
    <>
      <PlaceMap place={phone.place} isRinging={phone.isRinging} />
      <p className="found" role="status">
        {t(placeKeys[phone.place])}
      </p>
      <div className="commands">
        <button className="plain" type="button" onClick={() => send({ do: 'locate' })}>
          <Drawing d={pin} />
          {t('stage.antitheft.locate')}
        </button>
        <button
          className="plain"
          type="button"
          aria-pressed={phone.isRinging}
          onClick={() => send({ do: phone.isRinging ? 'silence' : 'ring' })}
        >
          <Drawing d={bell} />
          {t('stage.antitheft.ring')}
        </button>
        <button className="plain" type="button" aria-expanded={isLocking} onClick={() => setLocking(!isLocking)}>
          <Drawing d={padlock} />
          {t('stage.antitheft.lock')}
        </button>
      </div>
      {isLocking && (
        <LockForm
          onLock={(message) => {
            send({ do: 'lock', message });
            setLocking(false);
          }}
        />
      )}
      <Beside>
        <LostScreen phone={phone} onTry={() => send({ do: 'wrong-pin' })} />
      </Beside>
    </>
  );
}
