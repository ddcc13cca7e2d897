import { Phone } from '#site/ui/art/Phone.tsx';
import { isVpn, type ScreenName } from './screen-states.ts';
import { screens } from './screens.tsx';
import type { DemoText } from './shared/demo-text.ts';
import { PictureContext } from './shared/picture-context.ts';
import { TextContext } from './shared/text-context.ts';

/** Which part of a screen is in a window: its top, or what is at its end, moved up below the clock. */
export type Crop = 'start' | 'end';

export type PhoneScreenProps = ScreenName & {
  text: DemoText;
  /** Text alternative. Without one, the picture is decorative: the text beside it says the same. */
  label?: string | undefined;
  /** The part that a `ScreenWindow` shows, which then has the text alternative. */
  crop?: Crop | undefined;
};

/**
 * A demonstration in one of its states, as a picture: static, translated and mirrored HTML. The page needs
 * `screenStyles()` of the app.
 */
export function PhoneScreen({ app, state, text, label, crop }: PhoneScreenProps) {
  return (
    <Phone time={text.clock} hasKey={isVpn(app)} isStill data-screen={app} {...(crop ? {} : textAlternative(label))}>
      <PictureContext value={crop ?? 'whole'}>
        <TextContext value={text}>{(screens[app] as Record<string, React.ReactNode>)[state]}</TextContext>
      </PictureContext>
    </Phone>
  );
}

/** Attributes of a picture with this text, or of one that is decorative. */
export function textAlternative(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}
