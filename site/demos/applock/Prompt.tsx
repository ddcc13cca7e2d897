import { Tile } from '#site/demos/shared/Tile.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { CodePad } from './CodePad.tsx';
import { tileKeys } from './names.ts';
import type { CodeKind, Target } from './phone.ts';
import { TitleBar } from './TitleBar.tsx';

type PromptProps = {
  /** What the code unlocks. */
  target: Target;
  kind: CodeKind;
  wrongTries: number;
  onEnter: (digits: string) => void;
  onLeave: () => void;
};

/** The lock in front of an app. */
export function Prompt({ target, kind, wrongTries, onEnter, onLeave }: PromptProps) {
  const { t } = useText();
  const app = t(tileKeys[target]);
  return (
    <>
      <TitleBar title={t('applock.prompt', { app })} leave={t('applock.back')} onLeave={onLeave} />
      <div className="target">
        <Tile app={target} />
      </div>
      <CodePad
        kind={kind}
        action={t('applock.open')}
        error={wrongTries > 0 ? t('applock.wrong', { count: wrongTries }) : undefined}
        onEnter={onEnter}
      />
    </>
  );
}
