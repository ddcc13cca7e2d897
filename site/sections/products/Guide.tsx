import { Fragment } from 'react';
import { appById } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './Guide.module.css';
import { concerns } from './concerns.ts';

type GuideProps = { locale: Locale };

/**
 * Helps visitors choose: from a concern to the app for it, or to what the phone can do by itself. Radio buttons, each
 * followed by its answer; CSS shows the answer of the selected one.
 */
export function Guide({ locale: { t, path } }: GuideProps) {
  return (
    <Section className={css.guide} aria-labelledby="guide-title">
      <h2 id="guide-title">{t('products.guide.title')}</h2>
      <p>{t('products.guide.lead')}</p>
      <fieldset className={css.concerns}>
        <legend className="visually-hidden">{t('products.guide.title')}</legend>
        {concerns.map(({ question, answer, apps }, index) => (
          <Fragment key={question}>
            <label>
              <input type="radio" name="worry" defaultChecked={index === 0} />
              {t(question)}
            </label>
            <div className={css.answer}>
              <p>{t(answer)}</p>
              <ul className={css.apps}>
                {apps.map((id) => (
                  <li key={id}>
                    <a href={path(`/product/${appById(id).slug}`)}>
                      <AppIcon app={id} />
                      <span>
                        <b>{t(appNameKey[id])}</b>
                        {t(appNeedKey[id])}
                      </span>
                      <ArrowEnd />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </Fragment>
        ))}
      </fieldset>
    </Section>
  );
}
