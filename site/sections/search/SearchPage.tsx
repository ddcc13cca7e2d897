import type { ReactNode } from 'react';
import { apps } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppLink } from '#site/ui/AppLink.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import '#site/ui/tag.css';
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
 * query, count, results and the link to more into the elements with the ids `search-query`, `search-status`,
 * `search-results` and `search-more`, each result as a copy of the template (`server/http/routes/get-search.ts`). Common
 * destinations are suggested, beside the results if there are any.
 */
export function SearchPage({ locale, children }: SearchPageProps) {
  const { t, path } = locale;
  return (
    <>
      <PageIntro title={t('search.title')} lead={t('search.lead')}>
        <SearchForm locale={locale} inputId="search-query" />
      </PageIntro>
      <div className={css.search}>
        <Stack gap={5}>
          <p data-tone="quiet" role="status" id="search-status"></p>
          <ol className={css.results} id="search-results"></ol>
          <template id="search-result">
            <li>
              <img src="/favicon.svg" alt="" width="40" height="40" />
              <small>
                <b data-ui="tag"></b> <span></span>
              </small>
              <a href={path('/search')}>{t('search.title')}</a>
              <p>
                <mark></mark>
              </p>
            </li>
          </template>
          {children}
          <ButtonLink variant="secondary" id="search-more" href={path('/search')} hidden>
            {t('search.showMore')}
          </ButtonLink>
        </Stack>
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
      </div>
    </>
  );
}
