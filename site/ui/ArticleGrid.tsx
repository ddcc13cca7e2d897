import css from './ArticleGrid.module.css';
import { ArticleCard, type Article } from './ArticleCard.tsx';

type ArticleGridProps = {
  articles: readonly Article[];
  /** The visible text of each card's link. */
  readMore: string;
  /** The first article stands large above the others. */
  lead?: boolean;
  /** Level of the titles. */
  level?: 2 | 3;
};

/** Articles side by side. */
export function ArticleGrid({ articles, readMore, lead = false, level = 2 }: ArticleGridProps) {
  return (
    <ul className={css.grid}>
      {articles.map((article, index) => (
        <li key={article.href} data-lead={(lead && index === 0) || undefined}>
          <ArticleCard article={article} readMore={readMore} lead={lead && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}
