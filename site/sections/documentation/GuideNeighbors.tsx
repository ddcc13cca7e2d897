import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { Neighbors } from '#site/ui/Neighbors.tsx';

type GuideNeighborsProps = {
  locale: Locale;
  guides: readonly Guide[];
  /** Slug of the current guide. */
  current: string;
};

/** Links to the previous and the next guide. */
export function GuideNeighbors({ locale: { t, path }, guides, current }: GuideNeighborsProps) {
  const index = guides.findIndex(({ slug }) => slug === current);
  const link = (rel: 'prev' | 'next', label: string, guide: Guide | undefined) =>
    guide
      ? [
          {
            rel,
            label,
            href: path(`/documentation/${guide.slug}`),
            title: guide.entry.data.title,
            text: textLanguage(guide.isFallback),
          },
        ]
      : [];
  return (
    <Neighbors
      label={t('documentation.neighbors')}
      links={[
        ...link('prev', t('documentation.previous'), guides[index - 1]),
        ...link('next', t('documentation.next'), guides[index + 1]),
      ]}
    />
  );
}
