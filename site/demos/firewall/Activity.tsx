import { useHasBeside } from '#site/demos/shared/Beside.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { usePicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Tile } from '#site/demos/shared/Tile.tsx';
import { appKeys, outcomeDrawings } from './names.ts';
import type { Traffic } from './traffic.ts';

/** How many connections there is room for on the phone; beside it, there is room for all. */
const roomOnPhone = 3;

/** The latest connections. Not a live region, since there is a new one every second. */
export function Activity({ log }: Pick<Traffic, 'log'>) {
  const { t } = useText();
  const picture = usePicture();
  const hasBeside = useHasBeside();
  const isOnPhone = picture ? picture !== 'part' : !hasBeside;
  return (
    <ol className="activity">
      {log.slice(0, isOnPhone ? roomOnPhone : undefined).map(({ id, app, host, isAllowed }) => (
        <li key={id} data-blocked={!isAllowed || undefined}>
          {hasBeside && <Tile app={app} />}
          <span>{t(appKeys[app])}</span>
          <bdi dir="ltr">{host}</bdi>
          <Drawing d={outcomeDrawings[isAllowed ? 'allowed' : 'blocked']} />
          {!picture && <span className="visually-hidden">{t(isAllowed ? 'firewall.passed' : 'firewall.stopped')}</span>}
        </li>
      ))}
    </ol>
  );
}
