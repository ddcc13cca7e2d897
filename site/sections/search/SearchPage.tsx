import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { LampScene } from '#site/ui/art/LampScene.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Split } from '#site/ui/Split.tsx';
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
            <small></small>
            <a href={path('/search')}>{t('search.title')}</a>
            <p>
              <mark></mark>
            </p>
          </li>
        </template>
        <div>{children}</div>
        <Split as="section" wide="second" gap={6} align="center" aria-labelledby="suggestions-title" data-unsearched="">
          <LampScene width="100%" />
          <div>
            <Heading level={2} size="lead" id="suggestions-title">
              {t('search.suggestions')}
            </Heading>
            <List variant="links">
              {searchSuggestions(locale).map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </List>
          </div>
        </Split>
      </Stack>
    </>
  );
}
