import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { Tile } from '#site/demos/shared/Tile.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { tileKeys } from './names.ts';
import { appNames, isDisguise, type PhoneState } from './phone.ts';

type LockListProps = { phone: PhoneState };

/**
 * Which apps are locked now: none before there is a lock, and not one that was unlocked. Below them, while the disguise is
 * open, what the phone can't say: how to get in, and that a PIN was wrong.
 */
export function LockList({ phone }: LockListProps) {
  const { screen, code, locked: chosen, isStealthy } = phone;
  const { t } = useText();
  const locked = code ? chosen : [];
  const wrongTries = screen.at === 'prompt' && isDisguise(phone) ? screen.wrongTries : undefined;
  const lockTitle = isStealthy ? 'applock.stealth' : 'applock.name';
  const title = locked.length > 0 ? lockTitle : 'home.phone.dark.applock';
  return (
    <>
      <h3>{t(title)}</h3>
      <ul className="locks">
        {appNames.map((app) => {
          const isOpen = screen.at === 'app' && screen.app === app;
          const isLocked = locked.includes(app) && !isOpen;
          return (
            <li className="row" key={app} data-locked={isLocked || undefined}>
              <Tile app={app} />
              <b>
                {t(tileKeys[app])}
                {isLocked && <span className="visually-hidden"> {t('applock.isLocked')}</span>}
                {isOpen && locked.includes(app) && <small>{t('applock.opened')}</small>}
              </b>
              {isLocked && <Drawing className="glyph padlock" d={padlock} />}
            </li>
          );
        })}
      </ul>
      <p className={wrongTries ? 'alert' : undefined}>
        {wrongTries === 0 ? t('applock.home.stealthy') : wrongTries && t('applock.wrong', { count: wrongTries })}
      </p>
    </>
  );
}
