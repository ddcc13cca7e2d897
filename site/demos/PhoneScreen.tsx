import { clockText } from '#site/ui/art/clock-text.ts';
import { Phone } from '#site/ui/art/Phone.tsx';
import css from './PhoneScreen.module.css';
import type { ScreenName } from './screen-states.ts';
import { screens } from './screens.tsx';
import type { DemoText } from './shared/demo-text.ts';
import { PictureContext } from './shared/picture-context.ts';
import { TextContext } from './shared/text-context.ts';

/** Which part of a phone is shown. */
export type Crop = 'start' | 'middle' | 'end';

type PhoneScreenProps = ScreenName & {
  text: DemoText;
  /** Text alternative. Without one, the picture is decorative: the text beside it says the same. */
  label?: string | undefined;
  /** Shows a part of the phone through a window: its upper part, its middle, or the end of the app's screen. */
  crop?: Crop | undefined;
};

/**
 * A demonstration in one of its states, as a picture: static, translated and mirrored HTML. The page needs
 * `screenStyles()` of the app.
 */
export function PhoneScreen({ app, state, text, label, crop }: PhoneScreenProps) {
  const alternative = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const phone = (
    <Phone time={clockText(text.number)} isStill data-screen={app} data-crop={crop} {...(crop ? {} : alternative)}>
      <PictureContext value={crop ?? 'whole'}>
        <TextContext value={text}>{(screens[app] as Record<string, React.ReactNode>)[state]}</TextContext>
      </PictureContext>
    </Phone>
  );
  return crop ? (
    <div className={css.window} data-app={app} {...alternative}>
      {phone}
    </div>
  ) : (
    phone
  );
}
