import type { ReactNode } from 'react';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import css from './PhoneScreen.module.css';
import type { DemoText } from './shared/demo-text.ts';
import { PictureContext } from './shared/picture-context.ts';
import { TextContext } from './shared/text-context.ts';

type ScreenPartProps = {
  app: AppIconName;
  text: DemoText;
  /** In the picture's upper corner. */
  label?: ReactNode;
  /** A few rows of a screen (`screen-parts.ts`). */
  children: ReactNode;
};

/**
 * A part of an app's screen, all of it visible, as a decorative picture: static, translated and mirrored HTML. The page
 * needs `screenStyles()` of the app.
 */
export function ScreenPart({ app, text, label, children }: ScreenPartProps) {
  return (
    <div className={`${css.window} ${css.part}`} data-app={app} aria-hidden="true" inert>
      {label}
      <div data-screen={app} data-part="">
        <PictureContext value="part">
          <TextContext value={text}>{children}</TextContext>
        </PictureContext>
      </div>
    </div>
  );
}
