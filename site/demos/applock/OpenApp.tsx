import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useArrival } from '#site/demos/shared/use-arrival.ts';
import { doorDrawings, doorKeys } from './names.ts';
import type { AppName } from './phone.ts';

type OpenAppProps = { app: AppName; onLeave: () => void };

/** A toy app, open. */
export function OpenApp({ app, onLeave }: OpenAppProps) {
  const { t } = useText();
  const title = useArrival<HTMLHeadingElement>();
  return (
    <>
      <div className="title">
        <h3 ref={title} tabIndex={-1}>
          {t(doorKeys[app])}
        </h3>
        <button className="plain" type="button" onClick={onLeave}>
          {t('applock.leave')}
        </button>
      </div>
      <p className="note">{t('applock.opened')}</p>
      <div className="toy" data-tile={app} aria-hidden="true">
        <Drawing d={doorDrawings[app]} />
        <i />
        <i />
        <i />
        <i />
      </div>
    </>
  );
}
