import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { useText } from '#site/demos/shared/text-context.ts';

export const bell = 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zm5 3h4';
const pin = 'M12 21c-4-4.5-6-7.8-6-11a6 6 0 0 1 12 0c0 3.2-2 6.5-6 11m0-11h0';

type CommandsProps = {
  isRinging: boolean;
  /** The form for the message is open. */
  isLocking: boolean;
  /** The lost phone is locked. */
  isLocked?: boolean;
  onLocate?: () => void;
  onRing?: () => void;
  onLock?: () => void;
};

/** What the trusted phone can tell the lost one to do. */
export function Commands({ isRinging, isLocking, isLocked, onLocate, onRing, onLock }: CommandsProps) {
  const { t } = useText();
  return (
    <div className="commands">
      <button className="plain" type="button" onClick={onLocate}>
        <Drawing d={pin} />
        {t('stage.antitheft.locate')}
      </button>
      <button className="plain" type="button" aria-pressed={isRinging} onClick={onRing}>
        <Drawing d={bell} />
        {t('stage.antitheft.ring')}
      </button>
      <button
        className="plain"
        type="button"
        aria-expanded={isLocking}
        data-done={isLocked ? '' : undefined}
        onClick={onLock}
      >
        <Drawing d={padlock} />
        {t('stage.antitheft.lock')}
      </button>
    </div>
  );
}
