import { localPath } from '#locales/addresses.ts';
import { liveLanguages, type Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { Languages } from '#site/ui/icons/Languages.tsx';
import css from './LanguageList.module.css';

type LanguageListProps = { locale: Locale; route: string };

/** Sorted by name, as readers look for their own language: Latin script first. */
const sorted = liveLanguages.toSorted((one, other) => new Intl.Collator('en').compare(one.name, other.name));

/** Links to this page in all languages, by their native names. Opens as a native popover, without JavaScript. */
export function LanguageList({ locale, route }: LanguageListProps) {
  const { t, language } = locale;
  return (
    <>
      <Button
        variant="pill"
        className={css.button}
        type="button"
        popoverTarget="languages"
        aria-label={t('language.change', { current: language.name })}
      >
        <Languages />
        <span data-hidden="phone" lang={language.tag}>
          {language.name}
        </span>
      </Button>
      <nav id="languages" className={css.list} popover="auto" aria-label={t('language.choose')}>
        <p>{t('language.choose')}</p>
        <ul>
          {sorted.map((other) => (
            <li key={other.code}>
              <a
                href={localPath(other, route)}
                dir="auto"
                lang={other.tag}
                aria-current={other.code === language.code ? 'true' : undefined}
              >
                {other.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
