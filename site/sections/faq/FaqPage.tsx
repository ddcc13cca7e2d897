import { faqPageOf } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { AppCard } from '#site/sections/AppCard.tsx';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Breadcrumb } from '#site/ui/Breadcrumb.tsx';
import { Columns } from '#site/ui/Columns.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import '#site/ui/follow.css';
import { AskSupport } from './AskSupport.tsx';
import { MoreLinks } from './MoreLinks.tsx';
import { QuestionList } from './QuestionList.tsx';

type FaqPageProps = {
  locale: Locale;
  document: LocalDocument<'faq'>;
  /** The guide for the first steps with the app. */
  guide: Guide;
};

/** The FAQ of one app on one platform. */
export function FaqPage({ locale, document: { entry, english, slug, isFallback }, guide }: FaqPageProps) {
  const { t, path } = locale;
  const { title, summary, questions } = entry.data;
  const language = textLanguage(isFallback);
  const { app, platform } = faqPageOf(slug);
  return (
    <>
      <PageIntro
        title={title}
        lead={summary}
        text={language}
        above={<Breadcrumb label={t('breadcrumb.label')} parent={{ name: t('faq.title'), href: path('/faq') }} />}
      />
      <Columns aside={<AppCard locale={locale} app={app.id} data-follow="" />}>
        {isFallback && <FallbackNotice locale={locale} />}
        <div>
          <QuestionList locale={locale} route={`/faq/${slug}`} questions={questions} english={english.data.questions} />
        </div>
        <MoreLinks locale={locale} app={app} platform={platform} guide={guide} />
      </Columns>
      <AskSupport locale={locale} />
    </>
  );
}
