import { withoutJoiners } from '#locales/keep-together.ts';
import { defaultCode } from '#locales/registry.ts';
import { liveLocales, type Locale } from '#site/i18n/locale.ts';
import { absolute } from './absolute.ts';
import { documentDescription, documentTitle } from './search-texts.ts';
import { shareImage } from './share-image.ts';
import { oneGraph, type StructuredData } from './structured-data.ts';

/** The document of a page, as the head needs it. */
export type ShownDocument = { isFallback: boolean };

type MetadataProps = {
  locale: Locale;
  route: string;
  title: string;
  description: string;
  document?: ShownDocument | undefined;
  feed?: string | undefined;
  noindex?: boolean | undefined;
  canonicalRoute?: string | undefined;
  data?: readonly StructuredData[] | undefined;
  type?: 'website' | 'article' | undefined;
  appStoreId?: string | undefined;
  /** URL of the share image, if it is not the one of the page's section. */
  image?: string | undefined;
};

/** Metadata for search engines, link previews and browsers. */
export function Metadata({ locale, route, title, description, type = 'website', data = [], ...own }: MetadataProps) {
  const english = liveLocales.find(({ language }) => language.code === defaultCode) ?? locale;
  // A page that falls back to English text has the English page as its canonical.
  const canonical = absolute((own.document?.isFallback ? english : locale).path(own.canonicalRoute ?? route));
  const textTag = (own.document?.isFallback ? english : locale).language.tag;
  const text = withoutJoiners(documentDescription(description, locale.language.tag));
  return (
    <>
      <title>{withoutJoiners(documentTitle(title))}</title>
      <meta name="description" content={text} />
      {own.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {own.appStoreId && <meta name="apple-itunes-app" content={`app-id=${own.appStoreId}`} />}
      {own.feed && (
        <>
          <link rel="alternate" type="application/atom+xml" href={locale.path(`${own.feed}.xml`)} />
          <link rel="alternate" type="application/feed+json" href={locale.path(`${own.feed}.json`)} />
        </>
      )}
      <meta property="og:title" content={withoutJoiners(title)} />
      <meta property="og:description" content={text} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(own.image ?? shareImage(route, textTag))} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#0b1220" />
      <link rel="icon" href="/favicon.svg" />
      {/* iOS finds `/apple-touch-icon.png` without a link. */}
      <link rel="manifest" href={`${locale.path('/') === '/' ? '' : locale.path('/')}/site.webmanifest`} />
      {data.length > 0 && (
        <script
          type="application/ld+json"
          // Escape `<`, so that no text can close the script element.
          dangerouslySetInnerHTML={{
            __html: withoutJoiners(JSON.stringify(oneGraph(data))).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  );
}
