import type { ReactNode } from 'react';
import { ArticleCard, type Article } from './ArticleCard.tsx';
import { Grid } from './Grid.tsx';

type ArticleGridProps = {
  articles: readonly Article[];
  /** The visible text of each card's link. */
  readMore: string;
  /** Picture of the first article, which is then shown large above the others. */
  lead?: ReactNode;
  /** Heading level of the titles. */
  level?: 2 | 3;
};

/** A grid of article cards. */
export function ArticleGrid({ articles, readMore, lead, level = 2 }: ArticleGridProps) {
  return (
    <Grid as="ul" gap={7} columns={3}>
      {articles.map((article, index) => (
        <li key={article.href}>
          <ArticleCard article={article} readMore={readMore} lead={index === 0 ? lead : undefined} level={level} />
        </li>
      ))}
    </Grid>
  );
}
