import type { ReactNode } from 'react';
import { apps } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppLink } from '#site/ui/AppLink.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { SearchForm } from './SearchForm.tsx';
import { searchSuggestions } from './search-suggestions.ts';
import css from './SearchPage.module.css';

type SearchPageProps = {
  locale: Locale;
  /** The island with results found on the device. */
  children?: ReactNode;
};

/** Class of the list of results, for that island. */
export const resultsClass = css.results;

/**
 * The search page. With scripts, an island shows the results of the query in the fragment. Without, the server writes
 * query, count and results into the elements with the ids `search-query`, `search-status` and `search-results`, each
 * result as a copy of the template (`server/http/routes/get-search.ts`). While there are no results, the page suggests common destinations.
 */
export function SearchPage({ locale, children }: SearchPageProps) {
  const { t, path } = locale;
  return (
    <>
      <PageIntro title={t('search.title')} lead={t('search.lead')} />
      <Stack gap={5} className={css.search}>
        <SearchForm locale={locale} inputId="search-query" />
        <p data-tone="quiet" role="status" id="search-status"></p>
        <ol className={css.results} id="search-results"></ol>
        <template id="search-result">
          <li>
            <img src="/favicon.svg" alt="" width="40" height="40" />
            <small></small>
            <a href={path('/search')}>{t('search.title')}</a>
            <p>
              <mark></mark>
            </p>
          </li>
        </template>
        <div>{children}</div>
        <Stack as="section" gap={4} aria-labelledby="suggestions-title" data-unsearched="">
          <Heading level={2} size="lead" id="suggestions-title">
            {t('search.suggestions')}
          </Heading>
          <Rows as="ul" columns={3} gap={4}>
            {apps.map(({ id, slug }) => (
              <AppLink
                key={id}
                app={id}
                href={path(`/product/${slug}`)}
                name={t(appNameKey[id])}
                text={t(appNeedKey[id])}
              />
            ))}
          </Rows>
          <List variant="links" isInline>
            {searchSuggestions(locale).map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </List>
        </Stack>
      </Stack>
    </>
  );
}
