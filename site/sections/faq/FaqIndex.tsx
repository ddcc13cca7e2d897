import { apps, type App, type Platform } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { questionPictures } from '#site/demos/screen-pictures.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { AndroidGlyph } from '#site/ui/icons/AndroidGlyph.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { SearchForm } from '#site/sections/search/SearchForm.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { IosGlyph } from '#site/ui/icons/IosGlyph.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import { Text } from '#site/ui/Text.tsx';
import '#site/ui/icons/app-hues.css';
import { AskSupport } from './AskSupport.tsx';
import css from './FaqIndex.module.css';
import { SaveHelp } from './SaveHelp.tsx';

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
          <Cluster gap={4} className={css.name}>
            <AppIcon app={app.id} width={56} height={56} />
            <Heading level={2} size="h3" id={`${app.id}-title`}>
              <a href={path(`/product/${app.slug}`)}>{appNames[app.id]}</a>
            </Heading>
            <div className={css.picture} data-unsearched="">
              <AppScreen locale={locale} {...questionPictures[app.id]} />
            </div>
          </Cluster>
          {app.faq.map(({ page, platform }) => {
            const document = documents.find(({ slug }) => slug === page);
            return (
              document && <Platform key={page} locale={locale} app={app} platform={platform} document={document} />
            );
          })}
          {!app.faq.some(({ platform }) => platform === 'ios') && (
            <NotOnIos locale={locale} product={products.find(({ slug }) => slug === app.id)} />
          )}
        </Section>
      ))}
      <SaveHelp locale={locale} />
      <AskSupport locale={locale} />
    </>
  );
}

/** An app without questions for iPhones: why there is no app, and what iOS offers instead. */
function NotOnIos({
  locale: { t, language },
  product,
}: {
  locale: Locale;
  product?: LocalDocument<'products'> | undefined;
}) {
  const why = product?.entry.data.platforms.ios;
  return (
    <div>
      <Cluster gap={2}>
        <IosGlyph />
        <Heading level={3} size="lead">
          {t('faq.platform', { platform: t(platformKey.ios) })}
        </Heading>
      </Cluster>
      <Text
        className={css.why}
        tone="quiet"
        {...partLanguage(language, why ?? '', product?.english.data.platforms.ios)}
      >
        {why}
      </Text>
    </div>
  );
}

type PlatformProps = { locale: Locale; app: App; platform: Platform; document: LocalDocument<'faq'> };

/** Number of questions shown for each page. */
const shown = 3;

function Platform({ locale: { t, path, number, language }, app, platform, document }: PlatformProps) {
  const { questions } = document.entry.data;
  const sources = new Map(document.english.data.questions.map((one) => [one.slug, one.question]));
  const route = path(`/faq/${document.slug}`);
  return (
    <div>
      <Cluster gap={2}>
        {platform === 'android' ? <AndroidGlyph /> : <IosGlyph />}
        <Heading level={3} size="lead">
          {t('faq.platform', { platform: t(platformKey[platform]) })}
        </Heading>
        {!app.platforms.includes(platform) && <Tag>{t('store.ios.off')}</Tag>}
      </Cluster>
      <List variant="links">
        {questions.slice(0, shown).map(({ slug, question }) => (
          <li key={slug}>
            <a href={`${route}#${slug}`} {...partLanguage(language, question, sources.get(slug))}>
              {question}
            </a>
          </li>
        ))}
      </List>
      <QuietLink href={route}>
        {t('faq.all', { count: questions.length, number: number(questions.length) })}
        <ArrowEnd />
      </QuietLink>
    </div>
  );
}
