import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { Button } from '#site/ui/Button.tsx';
import { Play } from '#site/ui/icons/Play.tsx';
import css from './DemoStage.module.css';
import { loadDemo, type LoadedDemo } from './load-demo.ts';

type DemoStageProps = {
  app: AppIconName;
  /** BCP 47 tag of the page's language. */
  language: string;
  labels: {
    /** The button that starts the demonstration. */
    start: string;
    /** The same button after the code could not be loaded. */
    failed: string;
  };
};

/**
 * The button below an app's still image. When pressed, it replaces the image with the interactive app, whose code is
 * loaded as soon as the button works.
 */
export const DemoStage = withServerMarkup('DemoStage', Stage);

function Stage({ app, language, labels }: DemoStageProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');
  const [demo, setDemo] = useState<LoadedDemo>();

  useEffect(() => {
    // A press tries again if this fails.
    loadDemo(app, language).catch(() => undefined);
  }, [app, language]);
  useEffect(() => {
    if (demo) scrollToStage(document.getElementById('try'));
  }, [demo]);

  const start = () => {
    if (state === 'loading') return;
    setState('loading');
    loadDemo(app, language).then(
      (loaded) => {
        // At once: React would render it in parts, between which the page would be drawn and laid out.
        flushSync(() => {
          setDemo(loaded);
          setState('still');
        });
      },
      () => setState('failed'),
    );
  };
  const close = () => {
    setDemo(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };

  if (demo) return <demo.Frame demo={demo} controlsClass={css.controls} onClose={close} />;
  return (
    <div className={css.controls}>
      <Button
        ref={button}
        className={css.start}
        variant="secondary"
        type="button"
        aria-busy={state === 'loading'}
        onClick={start}
      >
        <Play />
        {state === 'failed' ? labels.failed : labels.start}
      </Button>
      <span className="visually-hidden" role="status">
        {state === 'failed' && labels.failed}
      </span>
    </div>
  );
}

/** Scrolls to the stage of a running demonstration if a part of it is out of view or under the header. */
function scrollToStage(stage: Element | null): void {
  const { top = 0, bottom = 0 } = stage?.getBoundingClientRect() ?? {};
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  if (top < parseFloat(scrollPaddingTop) || bottom > innerHeight) stage?.scrollIntoView();
}
