import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { Folded } from '#site/ui/Folded.tsx';
import { List } from '#site/ui/List.tsx';

type GuideNavigationProps = {
  locale: Locale;
  guides: readonly Guide[];
  /** Slug of the current guide. */
  current: string;
};

/** All guides. On wide screens the list is beside the text; on narrow ones it is collapsible and above it. */
export function GuideNavigation({ locale: { t, path }, guides, current }: GuideNavigationProps) {
  return (
    <nav data-size="small" aria-label={t('documentation.pages')}>
      <Folded summary={<span>{t('documentation.pages')}</span>}>
        <List variant="links">
          {guides.map(({ slug, entry, isFallback }) => (
            <li key={slug} {...textLanguage(isFallback)}>
              <a href={path(`/documentation/${slug}`)} aria-current={slug === current ? 'page' : undefined}>
                {entry.data.title}
              </a>
            </li>
          ))}
        </List>
      </Folded>
    </nav>
  );
}
