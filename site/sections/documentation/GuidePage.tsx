import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { localizedHtml, mainHeadings } from '#site/sections/article/rendered.ts';
import { Reading } from '#site/sections/article/Reading.tsx';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { AppCard } from '#site/sections/AppCard.tsx';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Helpful } from '#site/sections/helpful/Helpful.tsx';
import { Breadcrumb } from '#site/ui/Breadcrumb.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { Button } from '#site/ui/Button.tsx';
import '#site/ui/quiet.css';
import { guideParts } from './guide-html.ts';
import css from './GuidePage.module.css';
import { Help } from './Help.tsx';
import { GuideNeighbors } from './GuideNeighbors.tsx';
import { GuideSteps } from './GuideSteps.tsx';

type GuidePageProps = {
  locale: Locale;
  guide: Guide;
  /** All guides, in reading order. */
  all: readonly Guide[];
};

/** A guide, with links to its neighbors. */
export function GuidePage({ locale, guide, all }: GuidePageProps) {
  const { t, path } = locale;
  const { entry, slug, isFallback } = guide;
  const { title, summary, app, screens = [] } = entry.data;
  const language = textLanguage(isFallback);
  const headings = mainHeadings(entry);
  const parts = guideParts(localizedHtml(entry, locale), 'title', screens);
  return (
    <>
      <article>
        <PageIntro
          title={title}
          titleId="title"
          lead={summary}
          text={language}
          above={
            <Breadcrumb
              label={t('breadcrumb.label')}
              parent={{ name: t('documentation.title'), href: path('/documentation') }}
            />
          }
        />
        <Reading
          locale={locale}
          headings={headings}
          text={language}
          card={app && <AppCard locale={locale} app={app} />}
        >
          {isFallback && <FallbackNotice locale={locale} />}
          <div className={css.text} data-full="">
            {parts.map((part, index) =>
              'steps' in part ? (
                <GuideSteps key={index} locale={locale} {...part} text={language} />
              ) : (
                <Prose key={index} html={part.html} {...language} />
              ),
            )}
            <template data-copies="ol:not([inert] *)">
              <Button type="button" variant="quiet" className={css.copy} data-copied={t('documentation.copied')}>
                {t('documentation.copy')}
              </Button>
            </template>
          </div>
          <Helpful locale={locale} route={`/documentation/${slug}`} />
          <GuideNeighbors locale={locale} guides={all} current={slug} />
        </Reading>
      </article>
      <Help locale={locale} />
    </>
  );
}
