import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { CodePad } from './CodePad.tsx';
import type { CodeKind } from './phone.ts';

type PromptProps = {
  /** What is to be opened. */
  target: string;
  kind: CodeKind;
  wrongTries: number;
  onEnter: (digits: string) => void;
  onLeave: () => void;
};

/** The lock in front of an app. */
export function Prompt({ target, kind, wrongTries, onEnter, onLeave }: PromptProps) {
  const { t } = useText();
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <div className="title">
        <h3 ref={title} tabIndex={-1}>
          {t('applock.prompt', { app: target })}
        </h3>
        <button className="plain" type="button" onClick={onLeave}>
          {t('applock.back')}
        </button>
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
