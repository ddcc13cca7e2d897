import { useText } from '#site/demos/shared/text-context.ts';
import { useArrival } from '#site/demos/shared/use-arrival.ts';
import { CodePad } from './CodePad.tsx';
import type { CodeKind } from './phone.ts';

type PromptProps = {
  /** What is to be opened. */
  door: string;
  kind: CodeKind;
  wrongTries: number;
  onEnter: (digits: string) => void;
  onLeave: () => void;
};

/** The lock in front of an app. */
export function Prompt({ door, kind, wrongTries, onEnter, onLeave }: PromptProps) {
  const { t } = useText();
  const title = useArrival<HTMLHeadingElement>();
  return (
    <>
      <div className="title">
        <h3 ref={title} tabIndex={-1}>
          {t('applock.prompt', { app: door })}
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
