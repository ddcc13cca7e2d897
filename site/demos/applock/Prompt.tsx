import { Tile } from '#site/demos/shared/Tile.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { CodePad } from './CodePad.tsx';
import { tileKeys, type HomeTile } from './names.ts';
import type { CodeKind } from './phone.ts';
import { TitleBar } from './TitleBar.tsx';

type PromptProps = {
  /** What the code unlocks. */
  target: HomeTile;
  kind: CodeKind;
  wrongTries: number;
  onEnter: (digits: string) => void;
  onLeave: () => void;
};

/** The lock in front of an app. */
export function Prompt({ target, kind, wrongTries, onEnter, onLeave }: PromptProps) {
  const { t } = useText();
  const app = t(tileKeys[target]);
  const isDisguised = target === 'calculator';
  return (
    <>
      {/* The disguise does not mention a lock: it looks like a calculator, whose "=" enters the code. */}
      <TitleBar title={isDisguised ? app : t('applock.prompt', { app })} leave={t('applock.back')} onLeave={onLeave} />
      <div className="target">
        <Tile app={target} />
      </div>
      <CodePad
        kind={kind}
        isDisguised={isDisguised}
        action={isDisguised ? <span className="equals">=</span> : t('applock.open')}
        error={wrongTries > 0 ? t('applock.wrong', { count: wrongTries }) : undefined}
        onEnter={onEnter}
      />
    </>
  );
}
