import type { App, Platform } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import { AndroidGlyph } from '#site/ui/icons/AndroidGlyph.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { IosGlyph } from '#site/ui/icons/IosGlyph.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import { Text } from '#site/ui/Text.tsx';

type PlatformNameProps = { locale: Locale; app: App; platform: Platform };

type PlatformQuestionsProps = PlatformNameProps & { document: LocalDocument<'faq'> };

/** Number of questions shown for each page. */
const shown = 3;

/** The first questions about an app on one platform, and a link to all of them. */
export function PlatformQuestions({ document, ...rest }: PlatformQuestionsProps) {
  const { t, path, number, language } = rest.locale;
  const { questions } = document.entry.data;
  const sources = new Map(document.english.data.questions.map((one) => [one.slug, one.question]));
  const route = path(`/faq/${document.slug}`);
  return (
    <div>
      <PlatformName {...rest} />
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

type NotOnIosProps = { locale: Locale; app: App; product: LocalDocument<'products'> | undefined };

/** An app without questions for iPhones: why it isn't there. Its page says what iOS offers instead. */
export function NotOnIos({ locale, app, product }: NotOnIosProps) {
  const { t, path, language } = locale;
  const why = product?.entry.data.platforms.ios ?? '';
  // The first sentence says the same as the tag.
  const [first, second = first] = new Intl.Segmenter(language.tag, { granularity: 'sentence' }).segment(why);
  return (
    <Stack gap={2} align="start">
      <PlatformName locale={locale} app={app} platform="ios" />
      <Text tone="quiet" {...partLanguage(language, why, product?.english.data.platforms.ios)}>
        {second?.segment}
      </Text>
      <QuietLink href={path(`/product/${app.slug}`)}>
        {t('faq.page.product', { app: appNames[app.id] })}
        <ArrowEnd />
      </QuietLink>
    </Stack>
  );
}

function PlatformName({ locale: { t }, app, platform }: PlatformNameProps) {
  return (
    <Cluster gap={2}>
      {platform === 'android' ? <AndroidGlyph /> : <IosGlyph />}
      <Heading level={3} size="lead">
        {t('faq.platform', { platform: t(platformKey[platform]) })}
      </Heading>
      {!app.platforms.includes(platform) && <Tag>{t('store.ios.off')}</Tag>}
    </Cluster>
  );
}
