import type { Locale } from '#site/i18n/locale.ts';
import type { ArticleDocument, ArticleKind } from '#site/queries/articles.ts';
import { countPages, itemsOfPage } from '#site/queries/list-pages.ts';
import { ArticleGrid } from '#site/ui/ArticleGrid.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import css from './ArticleList.module.css';
import { FeedLinks } from './FeedLinks.tsx';
import { kinds } from './kinds.ts';
import { ListPages } from './ListPages.tsx';
import { LeadPicture } from './LeadPicture.tsx';
import { toArticle } from './to-article.ts';

type ArticleListProps = {
  locale: Locale;
  kind: ArticleKind;
  /** All articles of the list, newest first. */
  documents: readonly ArticleDocument[];
  /** English path of the first page of the list. */
  route: string;
  /** Page number, starting at 1. */
  page: number;
};

/** One page of an article list, the first article large, with pagination and feed links. */
export function ArticleList({ locale, kind, documents, route, page }: ArticleListProps) {
  const { t } = locale;
  const { route: list, labels } = kinds[kind];
  const own = itemsOfPage(documents, page);
  const articles = own.map((document) => toArticle(locale, kind, document));
  const [newest] = own;
  const [first] = articles;
  return (
    <Stack gap={7} className={css.list}>
      {newest && first ? (
        <ArticleGrid
          articles={articles}
          readMore={t('article.readMore')}
          lead={<LeadPicture document={newest} article={first} />}
        />
      ) : (
        <Text size="lead" tone="quiet">
          {t(labels.empty)}
        </Text>
      )}
      <ListPages locale={locale} route={route} page={page} count={countPages(documents.length)} />
      <FeedLinks locale={locale} route={list} />
    </Stack>
  );
}
