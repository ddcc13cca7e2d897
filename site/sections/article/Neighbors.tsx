import type { Locale } from '#site/i18n/locale.ts';
import type { Article } from '#site/ui/ArticleCard.tsx';
import css from './Neighbors.module.css';

type NeighborsProps = { locale: Locale; newer: Article | undefined; older: Article | undefined };

/** Links to the next older and next newer article. */
export function Neighbors({ locale: { t }, newer, older }: NeighborsProps) {
  return (
    <nav className={css.neighbors} aria-label={t('article.neighbors')}>
      {older && <Neighbor rel="prev" label={t('article.older')} article={older} />}
      {newer && <Neighbor rel="next" label={t('article.newer')} article={newer} />}
    </nav>
  );
}

function Neighbor({ rel, label, article }: { rel: 'prev' | 'next'; label: string; article: Article }) {
  return (
    <a rel={rel} href={article.href}>
      <span>{label}</span>
      <strong {...article.text}>{article.title}</strong>
    </a>
  );
}
