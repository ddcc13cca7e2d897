import { apps } from '#content/facts/apps.ts';
import { appNameKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { AppHead } from '#site/sections/AppHead.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import '#site/ui/lit.css';
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
      <PageIntro title={t('documentation.title')} lead={t('documentation.lead')} />
      <Section aria-labelledby="apps-title" className={css.guides}>
        {general.map((guide) => (
          <GuideCard key={guide.slug} locale={locale} guide={guide} />
        ))}
        <h2 id="apps-title">{t('documentation.apps')}</h2>
        <Rows as="ul" columns={2}>
          {apps.map(({ id }) => (
            <Card as="li" key={id} surface="lit" data-app={id} className={css.app}>
              <AppHead locale={locale} app={id}>
                <h3>{t(appNameKey[id])}</h3>
              </AppHead>
              <List variant="lines">
                {guides
                  .filter(({ entry }) => entry.data.app === id)
                  .map(({ slug, entry, isFallback }) => (
                    <li key={slug} data-covered="" className={css.link}>
                      <Stack gap={1} {...textLanguage(isFallback)}>
                        <a href={path(`/documentation/${slug}`)} data-cover="">
                          <strong>{entry.data.title}</strong>
                        </a>
                        {/* The titles say enough on phones, where twelve summaries would be four screens. */}
                        <Text data-hidden="phone" size="small" tone="quiet">
                          {entry.data.summary}
                        </Text>
                      </Stack>
                      <ArrowEnd data-tone="quiet" />
                    </li>
                  ))}
              </List>
            </Card>
          ))}
        </Rows>
      </Section>
      <Help locale={locale} />
    </>
  );
}
