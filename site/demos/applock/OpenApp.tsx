import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { tileDrawings, tileKeys } from './names.ts';
import type { AppName } from './phone.ts';
import { TitleBar } from './TitleBar.tsx';

type OpenAppProps = { app: AppName; onLeave: () => void };

/** An open toy app. */
export function OpenApp({ app, onLeave }: OpenAppProps) {
  const { t } = useText();
  return (
    <>
      <TitleBar title={t(tileKeys[app])} leave={t('applock.leave')} onLeave={onLeave} />
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
