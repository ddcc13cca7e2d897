import type { ReactNode } from 'react';
import type { App } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Points } from '#site/ui/Points.tsx';
import { Section } from '#site/ui/Section.tsx';
import { DataFlow } from './DataFlow.tsx';
import { GetApp } from './GetApp.tsx';
import { GetBar } from './GetBar.tsx';
import { Limits } from './Limits.tsx';
import { Opening } from './Opening.tsx';
import { Permissions } from './Permissions.tsx';
import { PlatformComparison } from './PlatformComparison.tsx';
import type { PartProps } from './part-props.ts';
import { Questions } from './Questions.tsx';
import { RelatedApps } from './RelatedApps.tsx';
import { Steps } from './Steps.tsx';

type ProductPageProps = {
  locale: Locale;
  app: App;
  document: LocalDocument<'products'>;
  /** Names of the permissions. */
  names: LocalDocument<'appData'>;
  /** The app's still image with the demonstration. Its markup and styles are only on this page. */
  stage?: ReactNode;
};

/** A product page: features, first steps, permissions, and limits of one app. */
export function ProductPage({ locale, app, document, names, stage }: ProductPageProps) {
  const { entry, isFallback } = document;
  const part: PartProps = { locale, app, text: entry.data, language: textLanguage(isFallback) };
  return (
    <>
      {isFallback && <FallbackNotice locale={locale} />}
      <Opening {...part} stage={stage} />
      <DataFlow locale={locale} app={app} />
      <Steps {...part} />
      <Section aria-labelledby="protects-title">
        <h2 id="protects-title">{locale.t('product.protects.title')}</h2>
        <div {...part.language}>
          <Points points={part.text.protects} />
        </div>
      </Section>
      <Limits {...part} />
      <Permissions locale={locale} app={app} document={document} names={names} />
      <PlatformComparison {...part} />
      <Questions {...part} />
      <RelatedApps locale={locale} app={app} />
      <GetApp locale={locale} app={app} />
      <GetBar locale={locale} app={app} />
    </>
  );
}
