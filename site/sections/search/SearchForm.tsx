import type { PageKind } from '#search/index-format.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { SearchField } from '#site/ui/form/SearchField.tsx';

type SearchFormProps = {
  locale: Locale;
  inputId: string;
  /** Pages of this kind only. */
  kind?: PageKind;
  /** What the box says before anything is typed; left out: what all of the search says. */
  placeholder?: string;
};

/** A box that sends to the search page. */
export function SearchForm({ locale: { t, path }, inputId, kind, placeholder }: SearchFormProps) {
  return (
    <search>
      <form action={path('/search')}>
        {kind && <input type="hidden" name="in" value={kind} />}
        <SearchField
          id={inputId}
          label={t('search.title')}
          placeholder={placeholder ?? t('search.placeholder')}
          submit={t('search.submit')}
          required
        />
      </form>
    </search>
  );
}
