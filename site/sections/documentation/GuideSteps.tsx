import { screenOf, type ScreenId } from '#site/demos/screen-states.ts';
import type { Crop } from '#site/demos/PhoneScreen.tsx';
import type { Locale } from '#site/i18n/locale.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import type { TextLanguage } from '#site/sections/article/text-language.ts';
import { Prose } from '#site/ui/Prose.tsx';
import css from './GuideSteps.module.css';

type GuideStepsProps = {
  locale: Locale;
  /** The HTML of each step. */
  steps: readonly string[];
  /** Screens of some steps, which are counted from 1. At most three. */
  screens: readonly { step: number; screen: ScreenId; crop: Crop }[];
  /** Language of the steps, if it is not the page's. */
  text: TextLanguage;
};

/** Numbered steps, with the app's screen at those that have one. The screens are decorative: the steps say the same. */
export function GuideSteps({ locale, steps, screens, text }: GuideStepsProps) {
  return (
    <div className={css.steps} data-screens={screens.length > 1 ? screens.length : undefined}>
      {/* Without a class, so that it has the numbers of a text. */}
      <ol>
        {steps.map((html, index) => {
          const place = screens.findIndex(({ step }) => step === index + 1);
          const picture = screens[place];
          return (
            <li key={index}>
              <Prose html={html} {...text} />
              {picture && (
                <div
                  className={css.screen}
                  data-step={locale.number(picture.step)}
                  data-place={place + 1}
                  data-unprinted=""
                  aria-hidden="true"
                >
                  <AppScreen locale={locale} {...screenOf(picture.screen)} crop={picture.crop} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
