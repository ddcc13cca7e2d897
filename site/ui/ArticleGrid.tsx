import type { ReactNode } from 'react';
import { ArticleCard, type Article } from './ArticleCard.tsx';
import { Rows } from './Rows.tsx';
import { Stack } from './Stack.tsx';

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
  const [first] = articles;
  const others = lead ? articles.slice(1) : articles;
  return (
    <Stack gap={7}>
      {lead && first && (
        <div>
          <ArticleCard article={first} readMore={readMore} lead={lead} level={level} />
        </div>
      )}
      <Rows as="ul" gap={7} columns={3}>
        {others.map((article) => (
          <li key={article.href}>
            <ArticleCard article={article} readMore={readMore} level={level} />
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
