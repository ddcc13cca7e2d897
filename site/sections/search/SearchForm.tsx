import type { PageKind } from '#search/index-format.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { SearchField } from '#site/ui/form/SearchField.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';

type SearchFormProps = {
  locale: Locale;
  inputId: string;
  /** Restricts the search to pages of this kind. */
  kind?: PageKind;
  /** Placeholder of the input. Default: that of the site search. */
  placeholder?: string;
};

/**
 * A search box that leads to the search page. With scripts, the query stays on the device
 * (`site/inline/private-search.ts`); without, it goes to the server, which the form says.
 */
export function SearchForm({ locale: { t, path }, inputId, kind, placeholder }: SearchFormProps) {
  return (
    <search>
      <form action={path('/search')} data-search="">
        {kind && <input type="hidden" name="in" value={kind} />}
        <Stack gap={3}>
          <SearchField
            id={inputId}
            label={t('search.title')}
            placeholder={placeholder ?? t('search.placeholder')}
            submit={t('search.submit')}
            required
          />
          <noscript>
            <Text as="p" size="caption" tone="quiet">
              {t('search.noScript')}
            </Text>
          </noscript>
        </Stack>
      </form>
    </search>
  );
}
