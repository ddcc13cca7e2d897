import { PhoneScreen, textAlternative, type PhoneScreenProps } from './PhoneScreen.tsx';
import css from './ScreenWindow.module.css';
import window from './window.module.css';

/** The part of a screen in a window: from its top, or what is at its end. */
export type WindowCrop = 'start' | 'end';

type ScreenWindowProps = PhoneScreenProps & { crop: WindowCrop };

/** A part of a phone with one of its screens, seen through a window. */
export function ScreenWindow(props: ScreenWindowProps) {
  return (
    <div className={`${window.window} ${css.crop}`} data-app={props.app} {...textAlternative(props.label)}>
      <PhoneScreen {...props} />
    </div>
  );
}
