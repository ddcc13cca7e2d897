import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useArrival } from '#site/demos/shared/use-arrival.ts';
import { doorDrawings, doorKeys } from './names.ts';
import { appNames, type Door, type PhoneState } from './phone.ts';

type HomeScreenProps = { phone: PhoneState; onOpen: (door: Door) => void };

/** The phone's own screen: toy apps, and AppLock under one name or the other. */
export function HomeScreen({ phone: { locked, isStealthy }, onOpen }: HomeScreenProps) {
  const { t } = useText();
  const title = useArrival<HTMLHeadingElement>();
  const disguise = isStealthy ? 'calculator' : 'applock';
  return (
    <div className="home">
      <h3 ref={title} tabIndex={-1}>
        {t('applock.home')}
      </h3>
      <p className="note">{t(isStealthy ? 'applock.home.stealthy' : 'applock.home.text')}</p>
      <ul>
        {appNames.map((app) => (
          <li key={app}>
            <button type="button" data-tile={app} onClick={() => onOpen(app)}>
              <Drawing d={doorDrawings[app]} />
              <span>{t(doorKeys[app])}</span>
              {locked.includes(app) && <span className="visually-hidden">{t('applock.isLocked')}</span>}
            </button>
          </li>
        ))}
        <li>
          <button type="button" data-tile={disguise} onClick={() => onOpen('applock')}>
            <Drawing d={doorDrawings[disguise]} />
            <span>{t(doorKeys[disguise])}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
