import { useText } from '#site/demos/shared/text-context.ts';
import { CodePad } from './CodePad.tsx';
import type { CodeKind } from './phone.ts';
import { TitleBar } from './TitleBar.tsx';

type PromptProps = {
  /** What the code unlocks. */
  target: string;
  kind: CodeKind;
  wrongTries: number;
  onEnter: (digits: string) => void;
  onLeave: () => void;
};

/** The lock in front of an app. */
export function Prompt({ target, kind, wrongTries, onEnter, onLeave }: PromptProps) {
  const { t } = useText();
  return (
    <>
      <TitleBar title={t('applock.prompt', { app: target })} leave={t('applock.back')} onLeave={onLeave} />
      <CodePad
        kind={kind}
        action={t('applock.open')}
        error={wrongTries > 0 ? t('applock.wrong', { count: wrongTries }) : undefined}
        onEnter={onEnter}
      />
    </>
  );
}
