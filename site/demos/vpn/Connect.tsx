import { useIsPicture, usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { locations, type Location } from './locations.ts';
import { TunnelMap, type TunnelState } from './TunnelMap.tsx';

const stateKeys = { off: 'vpn.off', connecting: 'vpn.connecting', on: 'vpn.on' } as const;

type ConnectProps = {
  state: TunnelState;
  location: Location;
  /** The visitor chose a location that needs the yearly plan: what the plan costs stands below the state. */
  offered?: Location | undefined;
  onPress: () => void;
};

/** The button, the state of the connection, and the map, which a picture of the button alone doesn't have. */
export function Connect({ state, location, offered, onPress }: ConnectProps) {
  const { t, country, planPrice } = useText();
  const isPicture = useIsPicture();
  const isAlone = usePicture() === 'part';
  const plan = `${t('vpn.plan')} · ${t('product.plan.perYear', { price: planPrice })}`;
  const wordsOf = (now: TunnelState, at: Location): [title: string, text: string] => {
    const place = country(at.country);
    const text = { off: t('vpn.tap'), connecting: place, on: t('vpn.result', { country: place }) }[now];
    return [t(stateKeys[now]), at.isFree ? text : `${place} · ${plan}`];
  };
  const [title, text] = wordsOf(state, offered ?? location);
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
          <b>{title}</b> {text}
        </p>
        {/* Unseen, in the same place: all that it can say, so that the map stays where it is. */}
        {!isPicture &&
          [wordsOf('off', location), ...locations.map((at) => wordsOf('on', at))].map(([unseenTitle, unseenText]) => (
            <p key={unseenTitle + unseenText} aria-hidden="true" data-unseen="">
              <b>{unseenTitle}</b> {unseenText}
            </p>
          ))}
      </div>
      {!isAlone && <TunnelMap state={state} location={location} />}
    </>
  );
}
