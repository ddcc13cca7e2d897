import type { Locale } from '#site/i18n/locale.ts';
import type { ArticleKind } from '#site/queries/articles.ts';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { ArticleGrid } from '#site/ui/ArticleGrid.tsx';
import css from './ArticleList.module.css';
import { FeedLinks } from './FeedLinks.tsx';
import { kinds } from './kinds.ts';

type ArticleListProps = { locale: Locale; kind: ArticleKind; articles: readonly Article[] };

/** All articles of a list, the newest large; below them the feeds. */
export function ArticleList({ locale, kind, articles }: ArticleListProps) {
  const { t } = locale;
  const { route, labels } = kinds[kind];
  return (
    <div className={css.list}>
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} readMore={t('article.readMore')} lead />
      ) : (
        <p className={css.empty}>{t(labels.empty)}</p>
      )}
      <FeedLinks locale={locale} route={route} />
    </div>
  );
}
