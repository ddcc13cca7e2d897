import type { Locale } from '#site/i18n/locale.ts';
import { localiseLinks } from '#site/i18n/localise-links.ts';
import type { Guide } from '#site/queries/guides.ts';
import { headingsOf } from '#site/sections/article/rendered.ts';
import { TableOfContents } from '#site/sections/article/TableOfContents.tsx';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Helpful } from '#site/sections/helpful/Helpful.tsx';
import { Breadcrumb } from '#site/ui/Breadcrumb.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { Unbroken } from '#site/ui/Unbroken.tsx';
import { guideHtml } from './guide-html.ts';
import { GuideNavigation } from './GuideNavigation.tsx';
import css from './GuidePage.module.css';
import { Help } from './Help.tsx';
import { GuideNeighbors } from './GuideNeighbors.tsx';

type GuidePageProps = {
  locale: Locale;
  guide: Guide;
  /** All guides, in reading order. */
  all: readonly Guide[];
};

/** Fewer headings than this need no table of contents. */
const enoughForContents = 4;

/** A guide, with the way to the others. */
export function GuidePage({ locale, guide, all }: GuidePageProps) {
  const { t, path } = locale;
  const { entry, slug, isFallback } = guide;
  const { title, summary } = entry.data;
  const language = textLanguage(isFallback);
  const headings = headingsOf(entry);
  return (
    <>
      {isFallback && <FallbackNotice locale={locale} />}
      <div className={css.page}>
        <GuideNavigation locale={locale} guides={all} current={slug} />
        <article className={css.guide}>
          <Breadcrumb
            label={t('breadcrumb.label')}
            parent={{ name: t('documentation.title'), href: path('/documentation') }}
          />
          <h1 id="title" {...language}>
            <Unbroken text={title} />
          </h1>
          <p className={css.summary} {...language}>
            {summary}
          </p>
          {headings.length >= enoughForContents && (
            <div className={css.contents}>
              <TableOfContents title={t('article.contents')} headings={headings} text={language} />
            </div>
          )}
          <div className={css.text}>
            <Prose html={guideHtml(localiseLinks(entry.rendered?.html ?? '', locale), 'title')} {...language} />
            <template id="copy-steps">
              <button type="button" data-copied={t('documentation.copied')}>
                {t('documentation.copy')}
              </button>
            </template>
          </div>
          <div className={css.helpful}>
            <Helpful locale={locale} route={`/documentation/${slug}`} />
          </div>
          <GuideNeighbors locale={locale} guides={all} current={slug} />
        </article>
      </div>
      <Help locale={locale} />
    </>
  );
}
