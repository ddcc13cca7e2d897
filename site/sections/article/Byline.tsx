import { Calendar } from '#site/ui/icons/Calendar.tsx';
import { Clock } from '#site/ui/icons/Clock.tsx';
import type { Article } from '#site/ui/ArticleCard.tsx';
import css from './Byline.module.css';

type BylineProps = Pick<Article, 'author' | 'date' | 'readingTime'> & {
  /** Date of the last change, if readers should know it: `Updated October 20, 2026`. */
  updated: Article['date'] | undefined;
};

/** Author, publication date, date of the last change, and reading time of an article. */
export function Byline({ author, date, updated, readingTime }: BylineProps) {
  return (
    <p className={css.byline} data-unsearched="">
      <span>{author}</span>
      <span>
        <Calendar />
        <time dateTime={date.iso}>{date.text}</time>
      </span>
      {updated && (
        <span>
          <time dateTime={updated.iso}>{updated.text}</time>
        </span>
      )}
      <span>
        <Clock />
        {readingTime}
      </span>
    </p>
  );
}
