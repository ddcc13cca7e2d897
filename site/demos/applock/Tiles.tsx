import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { Tile } from '#site/demos/shared/Tile.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { tileKeys } from './names.ts';
import { appNames, type PhoneState, type Target } from './phone.ts';

type TilesProps = { phone: PhoneState; onOpen: (target: Target) => void };

/** Toy apps, locked ones under a padlock, and AppLock by its name or in disguise. */
export function Tiles({ phone: { locked, isStealthy }, onOpen }: TilesProps) {
  const { t } = useText();
  const isPicture = useIsPicture();
  const disguise = isStealthy ? 'calculator' : 'applock';
  const tiles = [
    ...appNames.map((app) => ({ tile: app, target: app, isLocked: locked.includes(app) })),
    { tile: disguise, target: 'applock', isLocked: false } as const,
  ];
  return (
    <ul>
      {tiles.map(({ tile, target, isLocked }) => (
        <li key={tile}>
          <button type="button" data-locked={isLocked || undefined} onClick={() => onOpen(target)}>
            <Tile app={tile} />
            {isLocked && <Drawing className="padlock" d={padlock} />}
            <span>{t(tileKeys[tile])}</span>
            {isLocked && !isPicture && <span className="visually-hidden">{t('applock.isLocked')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
