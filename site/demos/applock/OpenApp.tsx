import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { tileDrawings, tileKeys } from './names.ts';
import type { AppName } from './phone.ts';

type OpenAppProps = { app: AppName; onLeave: () => void };

/** A toy app, open. */
export function OpenApp({ app, onLeave }: OpenAppProps) {
  const { t } = useText();
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <div className="title">
        <h3 ref={title} tabIndex={-1}>
          {t(tileKeys[app])}
        </h3>
        <button className="plain" type="button" onClick={onLeave}>
          {t('applock.leave')}
        </button>
      </div>
      <p className="note">{t('applock.opened')}</p>
      <div className="toy" data-tile={app} aria-hidden="true">
        <Drawing d={tileDrawings[app]} />
        <i />
        <i />
        <i />
        <i />
      </div>
    </>
  );
}
