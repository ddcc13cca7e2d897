import type { Locale } from '#site/i18n/locale.ts';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { neighborsOf, relatedTo } from '#site/queries/article-order.ts';
import { topicsOf, type ArticleDocument, type ArticleKind } from '#site/queries/articles.ts';
import { Neighbors } from '#site/ui/Neighbors.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { Section } from '#site/ui/Section.tsx';
import { AppLinks } from './AppLinks.tsx';
import { Byline } from './Byline.tsx';
import { LeadPicture } from './LeadPicture.tsx';
import { kinds, topicKey, topicRoute } from './kinds.ts';
import { Reading } from './Reading.tsx';
import { Related } from './Related.tsx';
import { localizedHtml, mainHeadings } from './rendered.ts';
import { ShareButton } from './ShareButton.tsx';
import { isoDay, toArticle } from './to-article.ts';

type ArticlePageProps = {
  locale: Locale;
  kind: ArticleKind;
  document: ArticleDocument;
  /** All articles of this kind, newest first. */
  all: readonly ArticleDocument[];
};

/** A news article or blog post, with its neighbors and related articles. */
export function ArticlePage({ locale, kind, document, all }: ArticlePageProps) {
  const { t, path, date } = locale;
  const { entry, slug, isFallback } = document;
  const { updated } = entry.data;
  const article = toArticle(locale, kind, document);
  const { newer, older } = neighborsOf(all, slug);
  const subjectsOf = (one: ArticleDocument) => ({ apps: one.entry.data.apps, topics: topicsOf(one.entry) });
  const related = relatedTo(all, document, subjectsOf);
  const view = (one: ArticleDocument) => toArticle(locale, kind, one);
  const neighbor = (rel: 'prev' | 'next', label: string, one: ArticleDocument | undefined) =>
    one ? [{ rel, label, ...view(one) }] : [];

  return (
    <>
      <article>
        <PageIntro
          title={article.title}
          lead={article.summary}
          text={article.text}
          above={
            <>
              <a href={path(kinds[kind].route)}>{t(kinds[kind].labels.title)}</a>
              <span aria-hidden="true">/</span>
              {topicsOf(entry).map((topic) => (
                <a key={topic} href={path(topicRoute(kind, topic))}>
                  {t(topicKey[topic])}
                </a>
              ))}
            </>
          }
        >
          <Byline
            {...article}
            updated={updated && { iso: isoDay(updated), text: t('article.updated', { date: date(updated) }) }}
          />
          <ShareButton locale={locale} />
        </PageIntro>
        <Reading
          locale={locale}
          headings={mainHeadings(entry)}
          text={article.text}
          picture={<LeadPicture document={document} article={article} />}
        >
          {isFallback && <FallbackNotice locale={locale} />}
          <Prose html={localizedHtml(entry, locale)} {...article.text} />
          <AppLinks locale={locale} apps={entry.data.apps} />
        </Reading>
      </article>
      <Section>
        <Neighbors
          label={t('article.neighbors')}
          links={[...neighbor('prev', t('article.older'), older), ...neighbor('next', t('article.newer'), newer)]}
        />
      </Section>
      <Related locale={locale} kind={kind} articles={related.map(view)} />
    </>
  );
}
