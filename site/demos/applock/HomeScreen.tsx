import { useId } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { padlock, tileDrawings, tileKeys } from './names.ts';
import { appNames, type PhoneState, type Target } from './phone.ts';

type HomeScreenProps = { phone: PhoneState; onOpen: (target: Target) => void };

/** The phone's home screen: toy apps, locked ones under a padlock, and AppLock by its name or in disguise. */
export function HomeScreen({ phone: { locked, isStealthy }, onOpen }: HomeScreenProps) {
  const { t } = useText();
  const hintId = useId();
  const isPicture = useIsPicture();
  const title = useFocusOnMount<HTMLHeadingElement>();
  const disguise = isStealthy ? 'calculator' : 'applock';
  const tiles = [
    ...appNames.map((app) => ({ tile: app, target: app, isLocked: locked.includes(app) })),
    { tile: disguise, target: 'applock', isLocked: false } as const,
  ];
  return (
    <div className="home">
      <h3 ref={title} tabIndex={-1} aria-describedby={hintId}>
        {t('applock.home')}
      </h3>
      <p className="note" id={hintId}>
        {t(isStealthy ? 'applock.home.stealthy' : 'applock.home.text')}
      </p>
      <ul>
        {tiles.map(({ tile, target, isLocked }) => (
          <li key={tile}>
            <button type="button" data-tile={tile} data-locked={isLocked || undefined} onClick={() => onOpen(target)}>
              <Drawing d={tileDrawings[tile]} />
              {isLocked && <Drawing className="padlock" d={padlock} />}
              <span>{t(tileKeys[tile])}</span>
              {isLocked && !isPicture && <span className="visually-hidden">{t('applock.isLocked')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
