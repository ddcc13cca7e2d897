import type { Locale } from '#site/i18n/locale.ts';
import { linkedPages, pageRoute } from '#site/queries/list-pages.ts';
import { Pagination } from '#site/ui/Pagination.tsx';

type ListPagesProps = {
  locale: Locale;
  /** English path of the first page. */
  route: string;
  page: number;
  count: number;
};

/** Pagination of a list; nothing if the list has a single page. */
export function ListPages({ locale: { t, path, number }, route, page, count }: ListPagesProps) {
  if (count === 1) return null;
  const pages = linkedPages(page, count).map((linked) =>
    linked === undefined
      ? undefined
      : {
          href: path(pageRoute(route, linked)),
          text: number(linked),
          label: t('list.page', { page: number(linked) }),
          isCurrent: linked === page,
          ...(linked === page - 1 && { rel: 'prev' as const }),
          ...(linked === page + 1 && { rel: 'next' as const }),
        },
  );
  return <Pagination label={t('list.pages')} pages={pages} />;
}
