import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import css from './GuideNeighbors.module.css';

type GuideNeighborsProps = {
  locale: Locale;
  guides: readonly Guide[];
  /** Slug of the current guide. */
  current: string;
};

/** Links to the previous and the next guide. */
export function GuideNeighbors({ locale: { t, path }, guides, current }: GuideNeighborsProps) {
  const index = guides.findIndex(({ slug }) => slug === current);
  const links = [
    { rel: 'prev', label: t('documentation.previous'), guide: guides[index - 1] },
    { rel: 'next', label: t('documentation.next'), guide: guides[index + 1] },
  ];
  return (
    <nav className={css.neighbors} aria-label={t('documentation.neighbors')}>
      {links.map(
        ({ rel, label, guide }) =>
          guide && (
            <a key={rel} rel={rel} href={path(`/documentation/${guide.slug}`)}>
              <span>{label}</span>
              <strong {...textLanguage(guide.isFallback)}>{guide.entry.data.title}</strong>
            </a>
          ),
      )}
    </nav>
  );
}
