import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import css from './GuideNavigation.module.css';

type GuideNavigationProps = {
  locale: Locale;
  guides: readonly Guide[];
  /** Slug of the current guide. */
  current: string;
};

/** All guides. On wide screens the list is beside the text; on narrow ones it is collapsible and above it. */
export function GuideNavigation({ locale: { t, path }, guides, current }: GuideNavigationProps) {
  return (
    <nav className={css.navigation} aria-label={t('documentation.pages')}>
      <details>
        <summary>{t('documentation.pages')}</summary>
        <ul>
          {guides.map(({ slug, entry, isFallback }) => (
            <li key={slug} {...textLanguage(isFallback)}>
              <a href={path(`/documentation/${slug}`)} aria-current={slug === current ? 'page' : undefined}>
                {entry.data.title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
