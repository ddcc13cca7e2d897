import { apps } from '#content/facts/apps.ts';
import { appNameKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './DocumentationIndex.module.css';
import { GuideCard } from './GuideCard.tsx';
import { Help } from './Help.tsx';

type DocumentationIndexProps = { locale: Locale; guides: readonly Guide[] };

/** All guides: first the general ones, then those of each app. */
export function DocumentationIndex({ locale, guides }: DocumentationIndexProps) {
  const { t, path } = locale;
  const general = guides.filter(({ entry }) => !entry.data.app);
  return (
    <>
      <PageIntro title={t('documentation.heading')} lead={t('documentation.lead')} />
      <Section className={css.guides} aria-labelledby="apps-title">
        {general.map((guide) => (
          <GuideCard key={guide.slug} locale={locale} guide={guide} />
        ))}
        <h2 id="apps-title" className={css.title}>
          {t('documentation.apps')}
        </h2>
        <ul className={css.apps}>
          {apps.map(({ id }) => (
            <li key={id}>
              <AppIcon app={id} width={56} height={56} />
              <div>
                <h3>{t(appNameKey[id])}</h3>
                <ul>
                  {guides
                    .filter(({ entry }) => entry.data.app === id)
                    .map(({ slug, entry, isFallback }) => (
                      <li key={slug} {...textLanguage(isFallback)}>
                        <a href={path(`/documentation/${slug}`)}>{entry.data.title}</a>
                        <p>{entry.data.summary}</p>
                      </li>
                    ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Help locale={locale} />
    </>
  );
}
