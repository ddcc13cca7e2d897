import { Calendar } from '#site/ui/icons/Calendar.tsx';
import { Clock } from '#site/ui/icons/Clock.tsx';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';

type BylineProps = Pick<Article, 'author' | 'date' | 'readingTime'> & {
  /** Date of the last change, if readers should know it: `Updated October 20, 2026`. */
  updated: Article['date'] | undefined;
};

/** Author, publication date, date of the last change, and reading time of an article. */
export function Byline({ author, date, updated, readingTime }: BylineProps) {
  return (
    <Cluster as="p" gap={4} data-tone="quiet" data-size="small" data-unsearched="">
      <span>{author}</span>
      <Cluster as="span" gap={2}>
        <Calendar width={18} height={18} />
        <time dateTime={date.iso}>{date.text}</time>
      </Cluster>
      {updated && <time dateTime={updated.iso}>{updated.text}</time>}
      <Cluster as="span" gap={2}>
        <Clock width={18} height={18} />
        {readingTime}
      </Cluster>
    </Cluster>
  );
}
