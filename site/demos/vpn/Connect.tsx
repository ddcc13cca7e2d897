import { useIsPicture, usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { locations, type Location } from './locations.ts';
import { TunnelMap, type TunnelState } from './TunnelMap.tsx';

const stateKeys = { off: 'vpn.off', connecting: 'vpn.connecting', on: 'vpn.on' } as const;

type ConnectProps = { state: TunnelState; location: Location; onPress: () => void };

/** The button, the state of the connection, and the map, which a picture of the button alone doesn't have. */
export function Connect({ state, location, onPress }: ConnectProps) {
  const { t, country } = useText();
  const isPicture = useIsPicture();
  const isAlone = usePicture() === 'part';
  const place = country(location.country);
  const resultIn = (name: string) => t('vpn.result', { country: name });
  const detail = { off: t('vpn.tap'), connecting: place, on: resultIn(place) }[state];
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
          <b>{t(stateKeys[state])}</b> {detail}
        </p>
        {/* Unseen, in the same place: all that it can say, so that the map stays where it is. */}
        {!isPicture &&
          [[t('vpn.off'), t('vpn.tap')], ...locations.map((one) => [t('vpn.on'), resultIn(country(one.country))])].map(
            ([title, text], index) => <i key={index} data-title={title} data-text={text} />,
          )}
      </div>
      {!isAlone && <TunnelMap state={state} location={location} />}
    </>
  );
}
