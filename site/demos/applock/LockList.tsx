import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { Tile } from '#site/demos/shared/Tile.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { tileKeys } from './names.ts';
import { appNames, type PhoneState } from './phone.ts';

type LockListProps = { phone: PhoneState };

/** Which apps are locked now, and wrong attempts to open one: none before there is a lock, and not one that was unlocked. */
export function LockList({ phone: { screen, code, locked: chosen } }: LockListProps) {
  const { t } = useText();
  const locked = code ? chosen : [];
  return (
    <>
      <h3>{t(locked.length > 0 ? 'applock.name' : 'home.phone.dark.applock')}</h3>
      <ul className="locks">
        {appNames.map((app) => {
          const isOpen = screen.at === 'app' && screen.app === app;
          const isLocked = locked.includes(app) && !isOpen;
          const wrongTries = screen.at === 'prompt' && screen.target === app ? screen.wrongTries : 0;
          return (
            <li className="row" key={app} data-locked={isLocked || undefined}>
              <Tile app={app} />
              <b>
                {t(tileKeys[app])}
                {wrongTries > 0 ? (
                  <small className="alert">{t('applock.wrong', { count: wrongTries })}</small>
                ) : (
                  locked.includes(app) && <small>{t(isOpen ? 'applock.opened' : 'applock.isLocked')}</small>
                )}
              </b>
              {isLocked && <Drawing className="glyph padlock" d={padlock} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
