import type { ReactNode } from 'react';
import type { App } from '#content/facts/apps.ts';
import { company } from '#content/facts/company.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { FormSection } from '#site/sections/forms/FormSection.tsx';
import { SearchForm } from '#site/sections/search/SearchForm.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Text } from '#site/ui/Text.tsx';
import { List } from '#site/ui/List.tsx';
import { AnsweredQuestion } from './AnsweredQuestion.tsx';
import { FirstFixes } from './FirstFixes.tsx';
import '#site/ui/lit.css';
import css from './SupportPage.module.css';

/** All apps, with the guide for the first steps with each. */
type Helped = readonly { app: App; guide: Guide }[];

type SupportPageProps = {
  locale: Locale;
  /** The questions about Firewall on Android. */
  questions: LocalDocument<'faq'>;
  helped: Helped;
  children?: ReactNode;
};

/** The support page, in the order people need it: the app's own pages, what to try first, what we never ask for, then the form. */
export function SupportPage({ locale, questions, helped, children }: SupportPageProps) {
  const { t } = locale;
  const address = company.mail.support;
  return (
    <>
      <PageIntro
        title={t('support.heading')}
        lead={t('support.lead')}
        art={
          <IntroArt extra>
            <AnsweredQuestion locale={locale} document={questions} />
          </IntroArt>
        }
      >
        <SearchForm locale={locale} inputId="support-search" placeholder={t('support.search')} />
      </PageIntro>
      <AppHelp locale={locale} helped={helped} />
      <FormSection
        id="write-title"
        title={t('support.write.title')}
        text={t('support.write.text')}
        isAsideFirst
        aside={
          <>
            <FirstFixes locale={locale} />
            <Card surface="lit">
              <Heading level={2} size="h3">
                {t('support.never.title')}
              </Heading>
              <Text tone="quiet">{t('support.never.text')}</Text>
            </Card>
            <p>
              {t('support.write.mail')}{' '}
              <a href={`mailto:${address}?subject=${encodeURIComponent(t('support.write.subject'))}`}>
                <bdi>{address}</bdi>
              </a>
            </p>
          </>
        }
      >
        {children}
      </FormSection>
    </>
  );
}

function AppHelp({ locale: { t, path }, helped }: Pick<SupportPageProps, 'locale' | 'helped'>) {
  return (
    <Section aria-labelledby="apps-title">
      <h2 id="apps-title" className="visually-hidden">
        {t('support.apps.title')}
      </h2>
      <Rows as="ul" columns={3} gap={3} className={css.apps}>
        {helped.map(({ app: { id, faq }, guide: { slug, entry, isFallback } }) => (
          <Card as="li" key={id} className={css.app}>
            <Cluster>
              <AppIcon app={id} />
              <Heading level={3} size="lead">
                {t(appNameKey[id])}
              </Heading>
            </Cluster>
            <div>
              <p>{t('faq.heading')}</p>
              <List variant="links" isInline>
                {faq.map(({ page, platform }) => (
                  <li key={page}>
                    <a
                      href={path(`/faq/${page}`)}
                      aria-label={t('support.apps.questions', {
                        app: t(appNameKey[id]),
                        platform: t(platformKey[platform]),
                      })}
                    >
                      {t(platformKey[platform])}
                    </a>
                  </li>
                ))}
              </List>
            </div>
            <a href={path(`/documentation/${slug}`)}>
              <span>
                {t('support.apps.short')}
                <span className="visually-hidden" {...textLanguage(isFallback)}>{` ${entry.data.title}`}</span>
              </span>
              <ArrowEnd />
            </a>
          </Card>
        ))}
      </Rows>
    </Section>
  );
}
