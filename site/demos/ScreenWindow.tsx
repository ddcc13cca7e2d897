import { PhoneScreen, textAlternative, type Crop, type PhoneScreenProps } from './PhoneScreen.tsx';
import css from './ScreenWindow.module.css';
import window from './window.module.css';

type ScreenWindowProps = PhoneScreenProps & { crop: Crop };

/** A part of a phone with one of its screens, seen through a window. */
export function ScreenWindow(props: ScreenWindowProps) {
  return (
    <div className={`${window.window} ${css.crop}`} data-app={props.app} {...textAlternative(props.label)}>
      <PhoneScreen {...props} />
    </div>
  );
}
