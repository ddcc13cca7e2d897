import { useText } from '#site/demos/shared/text-context.ts';
import { tileKeys } from './names.ts';
import type { AppName } from './phone.ts';
import { TitleBar } from './TitleBar.tsx';
import { Toy } from './Toy.tsx';

type OpenAppProps = {
  app: AppName;
  /** Whether it locks when it is closed. */
  isLockable: boolean;
  onLeave: () => void;
};

/** An open toy app. */
export function OpenApp({ app, isLockable, onLeave }: OpenAppProps) {
  const { t } = useText();
  return (
    <>
      <TitleBar title={t(tileKeys[app])} leave={t('applock.leave')} onLeave={onLeave} />
      {isLockable && <p className="note">{t('applock.opened')}</p>}
      <Toy app={app} />
    </>
  );
}
