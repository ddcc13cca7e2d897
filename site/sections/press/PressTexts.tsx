import { withoutJoiners } from '#locales/keep-together.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Section } from '#site/ui/Section.tsx';
import css from './PressPage.module.css';

/**
 * The company in one sentence, one paragraph and two paragraphs. A click selects a whole text. Invisible characters are
 * not copied.
 */
export function PressTexts({ locale: { t } }: { locale: Locale }) {
  return (
    <Section aria-labelledby="press-texts">
      <h2 id="press-texts">{t('press.texts.title')}</h2>
      <div className={css.texts}>
        <article>
          <h3>{t('press.texts.short')}</h3>
          <p>{withoutJoiners(t('press.short'))}</p>
        </article>
        <article>
          <h3>{t('press.texts.medium')}</h3>
          <p>{withoutJoiners(t('press.medium'))}</p>
        </article>
        <article>
          <h3>{t('press.texts.long')}</h3>
          <p>{withoutJoiners(t('press.medium'))}</p>
          <p>{withoutJoiners(t('press.long'))}</p>
        </article>
      </div>
    </Section>
  );
}
