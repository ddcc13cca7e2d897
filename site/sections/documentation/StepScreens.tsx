import { screenOf, type ScreenId } from '#site/demos/screen-states.ts';
import type { Crop } from '#site/demos/PhoneScreen.tsx';
import type { Locale } from '#site/i18n/locale.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import css from './StepScreens.module.css';

type StepScreensProps = {
  locale: Locale;
  screens: readonly { step: number; screen: ScreenId; crop: Crop }[];
};

/** The screens of a numbered list's steps, below it. Decorative: the steps say the same. */
export function StepScreens({ locale, screens }: StepScreensProps) {
  if (screens.length === 0) return null;
  return (
    <div className={css.screens} aria-hidden="true">
      {screens.map(({ step, screen, crop }) => (
        <div key={step}>
          <AppScreen locale={locale} {...screenOf(screen)} crop={crop} />
          <b>{locale.number(step)}</b>
        </div>
      ))}
    </div>
  );
}
