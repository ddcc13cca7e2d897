import type { Locale } from '#site/i18n/locale.ts';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { Neighbors as Links } from '#site/ui/Neighbors.tsx';
import { Section } from '#site/ui/Section.tsx';

type NeighborsProps = { locale: Locale; newer: Article | undefined; older: Article | undefined };

/** Links to the next older and next newer article. */
export function Neighbors({ locale: { t }, newer, older }: NeighborsProps) {
  const link = (rel: 'prev' | 'next', label: string, article: Article | undefined) =>
    article ? [{ rel, label, ...article }] : [];
  return (
    <Section>
      <Links
        label={t('article.neighbors')}
        links={[...link('prev', t('article.older'), older), ...link('next', t('article.newer'), newer)]}
      />
    </Section>
  );
}
