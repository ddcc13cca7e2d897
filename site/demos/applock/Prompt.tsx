import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { tileDrawings } from '#site/demos/shared/tile-drawings.ts';
import { CodePad } from './CodePad.tsx';
import { tileKeys, type Tile } from './names.ts';
import type { CodeKind } from './phone.ts';
import { TitleBar } from './TitleBar.tsx';

type PromptProps = {
  /** What the code unlocks. */
  target: Tile;
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
      {/* The disguise does not mention a lock: it looks like a calculator with a keypad. */}
      <TitleBar
        title={target === 'calculator' ? app : t('applock.prompt', { app })}
        leave={t('applock.back')}
        onLeave={onLeave}
      />
      <div className="target" data-tile={target}>
        <Drawing d={tileDrawings[target]} />
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
