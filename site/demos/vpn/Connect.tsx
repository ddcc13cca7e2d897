import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsPicture, usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { farLocation, locations, type Location } from './locations.ts';
import { TunnelMap, type TunnelState } from './TunnelMap.tsx';

const stateKeys = { off: 'vpn.off', connecting: 'vpn.connecting', on: 'vpn.on' } as const;

type Said = {
  state: TunnelState;
  location: Location;
  /** The visitor pressed a location of the yearly plan: it stands below the one in use, with a lock. */
  asked?: Location | undefined;
};

type ConnectProps = Said & { onPress: () => void };

/** The button, the state of the connection, and the map, which a picture of the button alone doesn't have. */
export function Connect({ onPress, ...said }: ConnectProps) {
  const { t } = useText();
  const isPicture = useIsPicture();
  const isAlone = usePicture() === 'part';
  const { state, location } = said;
  return (
    <>
      <div className="connect" data-state={state}>
        <button
          className="power"
          type="button"
          aria-pressed={state !== 'off'}
          aria-label={isPicture ? undefined : t('vpn.connect')}
          onClick={onPress}
        >
          <svg aria-hidden="true" viewBox="0 0 80 80">
            <path d="M40 22v18m-13-9a20 20 0 1 0 26 0" />
          </svg>
        </button>
        <p role="status">
          <State {...said} />
        </p>
        {/* Unseen, in the same place: all that it can say, so that the map stays where it is. */}
        {!isPicture &&
          sayings.map((one, index) => (
            <p key={index} aria-hidden="true" data-unseen="">
              <State {...one} />
            </p>
          ))}
      </div>
      {!isAlone && <TunnelMap state={state} location={location} />}
    </>
  );
}

/** Whether it is on, and where; or where, and which location needs the yearly plan. */
function State({ state, location, asked }: Said) {
  const { t, country } = useText();
  const place = country(location.country);
  const text = { off: t('vpn.tap'), connecting: place, on: t('vpn.result', { country: place }) }[state];
  return (
    <>
      <b>{t(stateKeys[state])}</b>{' '}
      {asked ? (
        <>
          {state !== 'off' && <span>{place} </span>}
          <span data-asked="">
            <Drawing d={padlock} />
            {`${country(asked.country)}\u00a0·\u00a0${t('vpn.plan')}`}
          </span>
        </>
      ) : (
        text
      )}
    </>
  );
}

/** All that the state can say. */
const sayings: readonly Said[] = locations.flatMap((at) =>
  (['off', 'on'] as const).map((state) =>
    at.isFree ? { state, location: at } : { state, location: farLocation, asked: at },
  ),
);
