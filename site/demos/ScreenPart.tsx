import type { ReactNode } from 'react';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import css from './ScreenPart.module.css';
import type { DemoText } from './shared/demo-text.ts';
import { PictureContext } from './shared/picture-context.ts';
import { TextContext } from './shared/text-context.ts';
import window from './window.module.css';

type ScreenPartProps = {
  app: AppIconName;
  text: DemoText;
  /** In the picture's upper corner. */
  label?: ReactNode;
  /** A few rows of a screen (`screen-part-places.ts`). */
  children: ReactNode;
};

/**
 * A part of an app's screen, all of it visible, as a decorative picture: static, translated and mirrored HTML. The page
 * needs `screenStyles()` of the app.
 */
export function ScreenPart({ app, text, label, children }: ScreenPartProps) {
  return (
    <div className={`${window.window} ${css.part}`} data-app={app} aria-hidden="true" inert>
      <TextContext value={text}>
        {label}
        <div data-screen={app} data-part="">
          <PictureContext value="part">{children}</PictureContext>
        </div>
      </TextContext>
    </div>
  );
}
