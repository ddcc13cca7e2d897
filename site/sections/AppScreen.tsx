import { PhoneScreen } from '#site/demos/PhoneScreen.tsx';
import { ScreenWindow } from '#site/demos/ScreenWindow.tsx';
import type { ScreenPicture } from '#site/demos/screen-pictures.ts';
import { demoText } from '#site/i18n/demo-labels.ts';
import type { Locale } from '#site/i18n/locale.ts';

type AppScreenProps = ScreenPicture & {
  locale: Locale;
  /** Text alternative; none if the text beside it says the same. */
  label?: string;
};

/** An app's screen in the language of the page. The page needs `screenStyles()` of the app. */
export function AppScreen({ locale, crop, ...picture }: AppScreenProps) {
  const text = demoText(locale);
  return crop ? <ScreenWindow {...picture} text={text} crop={crop} /> : <PhoneScreen {...picture} text={text} />;
}
