import type { Locale } from '#site/i18n/locale.ts';
import type { ArticleDocument, ArticleKind } from '#site/queries/articles.ts';
import { ArticleGrid } from '#site/ui/ArticleGrid.tsx';
import css from './ArticleList.module.css';
import { FeedLinks } from './FeedLinks.tsx';
import { kinds } from './kinds.ts';
import { LeadPicture } from './LeadPicture.tsx';
import { toArticle } from './to-article.ts';

type ArticleListProps = { locale: Locale; kind: ArticleKind; documents: readonly ArticleDocument[] };

/** All articles of a list, the newest large; below them the feeds. */
export function ArticleList({ locale, kind, documents }: ArticleListProps) {
  const { t } = locale;
  const { route, labels } = kinds[kind];
  const articles = documents.map((document) => toArticle(locale, kind, document));
  const [newest] = documents;
  const [first] = articles;
  return (
    <div className={css.list}>
      {newest && first ? (
        <ArticleGrid
          articles={articles}
          readMore={t('article.readMore')}
          lead={<LeadPicture document={newest} article={first} />}
        />
      ) : (
        <p className={css.empty}>{t(labels.empty)}</p>
      )}
      <FeedLinks locale={locale} route={route} />
    </div>
  );
}
