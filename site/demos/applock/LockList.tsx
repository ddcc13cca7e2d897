import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { tileDrawings } from '#site/demos/shared/tile-drawings.ts';
import { padlock, tileKeys } from './names.ts';
import { appNames, type PhoneState } from './phone.ts';

type LockListProps = Pick<PhoneState, 'locked'>;

/** Which apps are locked now. */
export function LockList({ locked }: LockListProps) {
  const { t } = useText();
  return (
    <ul className="locks">
      {appNames.map((app) => {
        const isLocked = locked.includes(app);
        return (
          <li className="row" key={app} data-tile={app} data-locked={isLocked || undefined}>
            <Drawing d={tileDrawings[app]} />
            <b>
              {t(tileKeys[app])}
              {isLocked && <small>{t('applock.isLocked')}</small>}
            </b>
            {isLocked && <Drawing className="glyph padlock" d={padlock} />}
          </li>
        );
      })}
    </ul>
  );
}
