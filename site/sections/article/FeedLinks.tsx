import type { Locale } from '#site/i18n/locale.ts';
import { Cluster } from '#site/ui/Cluster.tsx';

type FeedLinksProps = {
  locale: Locale;
  /** English path of the list. */
  route: string;
};

/** Links to the feeds of a list. */
export function FeedLinks({ locale: { t, path }, route }: FeedLinksProps) {
  return (
    <Cluster as="p" gap={4} data-tone="quiet" data-size="caption" data-unprinted="">
      {t('feed.title')}
      <span>
        <a href={path(`${route}/feed.xml`)} type="application/atom+xml">
          Atom
        </a>
        {' · '}
        <a href={path(`${route}/feed.json`)} type="application/feed+json">
          JSON Feed
        </a>
      </span>
    </Cluster>
  );
}
