import type { Locale } from '#site/i18n/locale.ts';
import type { ArticleKind } from '#site/queries/articles.ts';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { ArticleGrid } from '#site/ui/ArticleGrid.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { kinds } from './kinds.ts';

type RelatedProps = { locale: Locale; kind: ArticleKind; articles: readonly Article[] };

/** Related articles, and a link back to the list. */
export function Related({ locale: { t, path }, kind, articles }: RelatedProps) {
  if (articles.length === 0) return null;
  return (
    <Section data-unsearched="" aria-labelledby="related-title">
      <Cluster justify="between">
        <h2 id="related-title">{t('article.related')}</h2>
        <QuietLink href={path(kinds[kind].route)}>
          {t(kinds[kind].labels.back)}
          <ArrowEnd />
        </QuietLink>
      </Cluster>
      <ArticleGrid
        articles={articles.map((article) => ({ ...article, summary: '' }))}
        readMore={t('article.readMore')}
        level={3}
      />
    </Section>
  );
}
