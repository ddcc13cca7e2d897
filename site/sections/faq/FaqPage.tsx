import { faqPages } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { partLanguage, textLanguage } from '#site/sections/article/text-language.ts';
import { TableOfContents } from '#site/sections/article/TableOfContents.tsx';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Breadcrumb } from '#site/ui/Breadcrumb.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Unbroken } from '#site/ui/Unbroken.tsx';
import { AskSupport } from './AskSupport.tsx';
import css from './FaqPage.module.css';
import { MoreLinks } from './MoreLinks.tsx';
import { QuestionList } from './QuestionList.tsx';

type FaqPageProps = { locale: Locale; document: LocalDocument<'faq'> };

/** The questions about one app on one system. */
export function FaqPage({ locale, document: { entry, english, slug, isFallback } }: FaqPageProps) {
  const { t, path } = locale;
  const { title, summary, questions } = entry.data;
  const language = textLanguage(isFallback);
  const sources = new Map(english.data.questions.map((one) => [one.slug, one.question]));
  const about = faqPages.find(({ page }) => page === slug);
  if (!about) throw new Error(`content/faq: no app in content/facts/apps.ts has a page "${slug}"`);
  const { app, platform } = about;
  return (
    <>
      {isFallback && <FallbackNotice locale={locale} />}
      <div className={css.page}>
        <header className={css.head}>
          <AppIcon app={app.id} width={56} height={56} />
          <Breadcrumb label={t('breadcrumb.label')} parent={{ name: t('faq.title'), href: path('/faq') }} />
          <h1 {...language}>
            <Unbroken text={title} />
          </h1>
          <p className={css.summary} {...language}>
            {summary}
          </p>
        </header>
        <div className={css.contents}>
          <TableOfContents
            title={t('faq.page.contents')}
            headings={questions.map(({ slug: anchor, question }) => ({
              slug: anchor,
              text: question,
              language: partLanguage(locale.language, question, sources.get(anchor)),
            }))}
            text={{}}
          />
        </div>
        <div className={css.main}>
          <QuestionList locale={locale} route={`/faq/${slug}`} questions={questions} english={english.data.questions} />
          <MoreLinks locale={locale} app={app} platform={platform} />
        </div>
      </div>
      <AskSupport locale={locale} />
    </>
  );
}
