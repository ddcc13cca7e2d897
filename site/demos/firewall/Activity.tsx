import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { appKeys } from './names.ts';
import type { Traffic } from './traffic.ts';

/** The latest connections. Not a live region, since there is a new one every second. */
export function Activity({ log }: Pick<Traffic, 'log'>) {
  const { t } = useText();
  return (
    <ol className="activity">
      {log.map(({ id, app, host, isAllowed }) => (
        <li key={id} data-blocked={!isAllowed || undefined}>
          <span>{t(appKeys[app])}</span>
          <bdi dir="ltr">{host}</bdi>
          <Drawing d={isAllowed ? 'm6 12.5 4 4 8-9' : 'M6 6l12 12M18 6L6 18'} />
          <span className="visually-hidden">{t(isAllowed ? 'firewall.passed' : 'firewall.stopped')}</span>
        </li>
      ))}
    </ol>
  );
}
