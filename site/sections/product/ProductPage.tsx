import type { ReactNode } from 'react';
import type { App } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Split } from '#site/ui/Split.tsx';
import { DataFlow } from './DataFlow.tsx';
import { flowTitleKey } from './flow-keys.ts';
import { GetApp } from './GetApp.tsx';
import { GetBar } from './GetBar.tsx';
import { Limits } from './Limits.tsx';
import { Opening } from './Opening.tsx';
import { Permissions } from './Permissions.tsx';
import { Plan } from './Plan.tsx';
import { PlatformComparison } from './PlatformComparison.tsx';
import type { PartProps } from './part-props.ts';
import { Protects } from './Protects.tsx';
import { Questions } from './Questions.tsx';
import { Steps } from './Steps.tsx';

type ProductPageProps = {
  locale: Locale;
  app: App;
  document: LocalDocument<'products'>;
  /** Names of the permissions. */
  names: LocalDocument<'appData'>;
  /** The guide for the first steps. */
  guide: Guide;
  /** The app's still image with the demonstration. Its markup and styles are only on this page. */
  stage?: ReactNode;
};

/**
 * A product page: the app to try, what leaves the phone, when it helps, the facts (limits, questions, platforms,
 * permissions), first steps, and the plan if there is one. Text and pictures alternate, and so do the planes.
 */
export function ProductPage({ locale, app, document, names, guide, stage }: ProductPageProps) {
  const { entry, isFallback } = document;
  const part: PartProps = { locale, app, text: entry.data, language: textLanguage(isFallback) };
  return (
    <>
      {isFallback && <FallbackNotice locale={locale} />}
      <Opening {...part} stage={stage} />
      <Section plane="stage" aria-labelledby="flow-title" data-app={app.id}>
        <DataFlow locale={locale} app={app} heading={<h2 id="flow-title">{locale.t(flowTitleKey(app.id))}</h2>} />
      </Section>
      <Protects {...part} />
      <Section plane="room">
        <Split>
          <Limits {...part} />
          <Questions {...part} guide={guide} />
        </Split>
        <div>
          <PlatformComparison {...part} />
          <Permissions locale={locale} app={app} document={document} names={names} />
        </div>
      </Section>
      <Steps {...part} />
      {app.price.offers.length > 1 && (
        <Section plane="room">
          <Plan locale={locale} app={app} />
        </Section>
      )}
      <GetApp locale={locale} app={app} />
      <GetBar locale={locale} app={app} />
    </>
  );
}
