import { apps } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { AppHead } from '#site/sections/AppHead.tsx';
import { SearchForm } from '#site/sections/search/SearchForm.tsx';
import { Button } from '#site/ui/Button.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Text } from '#site/ui/Text.tsx';
import '#site/ui/icons/app-hues.css';
import { AskSupport } from './AskSupport.tsx';
import css from './FaqIndex.module.css';
import { NotOnIos, PlatformQuestions } from './PlatformQuestions.tsx';

type FaqIndexProps = {
  locale: Locale;
  documents: readonly LocalDocument<'faq'>[];
  products: readonly LocalDocument<'products'>[];
};

/** All FAQ pages, by app and platform, each with its first questions. */
export function FaqIndex({ locale, documents, products }: FaqIndexProps) {
  const { t, path } = locale;
  return (
    <>
      <PageIntro title={t('faq.heading')} lead={t('faq.lead')}>
        <SearchForm locale={locale} inputId="faq-search" kind="faq" placeholder={t('faq.search')} />
      </PageIntro>
      {apps.map((app) => (
        <Section key={app.id} data-app={app.id} className={css.app} aria-labelledby={`${app.id}-title`}>
          <AppHead locale={locale} app={app.id} hiddenOn="phone">
            <Heading level={2} size="h3" id={`${app.id}-title`}>
              <a href={path(`/product/${app.slug}`)}>{appNames[app.id]}</a>
            </Heading>
          </AppHead>
          {app.faq.map(({ page, platform }) => {
            const document = documents.find(({ slug }) => slug === page);
            return (
              document && (
                <PlatformQuestions key={page} locale={locale} app={app} platform={platform} document={document} />
              )
            );
          })}
          {!app.faq.some(({ platform }) => platform === 'ios') && (
            <NotOnIos locale={locale} app={app} product={products.find(({ slug }) => slug === app.id)} />
          )}
        </Section>
      ))}
      <AskSupport locale={locale}>
        {/* `site/inline/save-help.ts` shows it where browsers can save pages. */}
        <div hidden>
          <Text>{t('offline.save.text')}</Text>
          <Button
            type="button"
            variant="secondary"
            id="save-help"
            data-save={t('offline.save')}
            data-remove={t('offline.delete')}
          >
            {t('offline.save')}
          </Button>
        </div>
      </AskSupport>
    </>
  );
}
