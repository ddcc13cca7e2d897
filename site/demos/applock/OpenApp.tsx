import { useHasBeside } from '#site/demos/shared/Beside.tsx';
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

/** An open toy app. That it locks again is said beside the phone, where there is room. */
export function OpenApp({ app, isLockable, onLeave }: OpenAppProps) {
  const { t } = useText();
  const hasBeside = useHasBeside();
  return (
    <>
      <TitleBar title={t(tileKeys[app])} leave={t('applock.leave')} onLeave={onLeave} />
      {isLockable && !hasBeside && <p className="note">{t('applock.opened')}</p>}
      <Toy app={app} />
    </>
  );
}
