import { useText } from '#site/demos/shared/text-context.ts';
import { tileKeys } from './names.ts';
import type { AppName } from './phone.ts';
import { TitleBar } from './TitleBar.tsx';
import { Toy } from './Toy.tsx';

type OpenAppProps = { app: AppName; onLeave: () => void };

/** An open toy app. */
export function OpenApp({ app, onLeave }: OpenAppProps) {
  const { t } = useText();
  return (
    <>
      <TitleBar title={t(tileKeys[app])} leave={t('applock.leave')} onLeave={onLeave} />
      <p className="note">{t('applock.opened')}</p>
      <Toy app={app} />
    </>
  );
}
