import { Fragment } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { AppNeeds } from '#site/sections/AppNeeds.tsx';
import { PhoneEnd } from '#site/sections/PhoneEnd.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Text } from '#site/ui/Text.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import css from './Guide.module.css';
import { concerns } from './concerns.ts';

type GuideProps = { locale: Locale };

/**
 * Helps visitors choose: from a concern to the app for it, or to what the phone can do by itself. Radio buttons, each
 * followed by its answer; CSS shows the answer of the selected one.
 */
export function Guide({ locale }: GuideProps) {
  const { t } = locale;
  return (
    <Section plane="stage" aria-labelledby="guide-title">
      <h2 id="guide-title">{t('products.guide.title')}</h2>
      <fieldset className={css.concerns}>
        <legend className="visually-hidden">{t('products.guide.title')}</legend>
        {concerns.map(({ question, answer, apps }, index) => (
          <Fragment key={question}>
            <label>
              <input type="radio" name="worry" defaultChecked={index === 0} />
              {t(question)}
            </label>
            <Panel surface="raised" data-app={apps[0]} className={css.answer}>
              <Text>{t(answer)}</Text>
              <AppNeeds locale={locale} apps={apps} />
              <PhoneEnd locale={locale} app={apps[0]} hiddenOn="phone" className={css.screen} />
            </Panel>
          </Fragment>
        ))}
      </fieldset>
    </Section>
  );
}
