import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './DocumentationIndex.module.css';
import { GuideCard } from './GuideCard.tsx';
import { Help } from './Help.tsx';

type DocumentationIndexProps = { locale: Locale; guides: readonly Guide[] };

/** All guides: first those for every app, then app by app. */
export function DocumentationIndex({ locale, guides }: DocumentationIndexProps) {
  const { t } = locale;
  const general = guides.filter(({ entry }) => !entry.data.app);
  const byApp = guides.filter(({ entry }) => entry.data.app);
  return (
    <>
      <PageIntro title={t('documentation.heading')} lead={t('documentation.lead')} />
      <Section className={css.guides} aria-labelledby="apps-title">
        {general.map((guide) => (
          <GuideCard key={guide.slug} locale={locale} guide={guide} level="h2" />
        ))}
        <h2 id="apps-title" className={css.title}>
          {t('documentation.apps')}
        </h2>
        <ul className={css.cards}>
          {byApp.map((guide) => (
            <li key={guide.slug}>
              <GuideCard locale={locale} guide={guide} level="h3" />
            </li>
          ))}
        </ul>
      </Section>
      <Help locale={locale} />
    </>
  );
}
