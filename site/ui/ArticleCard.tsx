import type { ReactNode } from 'react';
import css from './ArticleCard.module.css';
import { Dots } from './Dots.tsx';
import { ArrowEnd } from './icons/ArrowEnd.tsx';
import { Picture } from './Picture.tsx';
import { QuietLink } from './QuietLink.tsx';
import './surfaces.css';
import './layout.css';

/** The content of an article card; all texts are formatted. */
export type Article = {
  href: string;
  title: string;
  /** Empty if the title says enough. */
  summary: string;
  /** Language of title and summary, if it is not the page's. */
  text: { lang?: string; dir?: 'ltr' | 'rtl' };
  topics: readonly { id: string; label: string }[];
  date: { iso: string; text: string };
  author: string;
  readingTime: string;
  image: { src: string; width: number; height: number; alt: string };
};

type ArticleCardProps = {
  article: Article;
  /** The visible text of the link. */
  readMore: string;
  /** Picture of a list's first card, which is large. Replaces the lazy-loaded image. */
  lead?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
};

/** More would take two lines, and say less than the title. */
const maxTopics = 2;

/** An article in a list. The link covers the whole card. */
export function ArticleCard({ article, readMore, lead, level = 2 }: ArticleCardProps) {
  const { href, title, summary, text, topics, date, author, readingTime, image } = article;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={css.card} data-covered="">
      {lead ?? <Picture {...image} {...text} />}
      <div className={css.words}>
        <Dots>
          {topics.slice(0, maxTopics).map(({ id, label }) => (
            <span key={id}>{label}</span>
          ))}
          <time dateTime={date.iso}>{date.text}</time>
        </Dots>
        <Title {...text}>{title}</Title>
        {summary && (
          <p data-tone="quiet" data-hidden={lead ? undefined : 'phone'} {...text}>
            {summary}
          </p>
        )}
        <Dots>
          <span data-hidden={lead ? undefined : 'phone'}>{author}</span>
          <span>{readingTime}</span>
        </Dots>
        <QuietLink data-cover="" href={href}>
          {/* Out of context, as in a list of links, "Read more" says too little. */}
          <span>
            {`${readMore} `}
            <span className="visually-hidden" {...text}>
              {title}
            </span>
          </span>
          <ArrowEnd />
        </QuietLink>
      </div>
    </article>
  );
}
