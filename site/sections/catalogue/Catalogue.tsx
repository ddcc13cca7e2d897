import { apps, type AppId, type Platform } from '#content/facts/apps.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { ListFilter } from '#site/sections/filter/ListFilter.tsx';
import { Section } from '#site/ui/Section.tsx';
import { SegmentedControl } from '#site/ui/SegmentedControl.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import css from './Catalogue.module.css';
import { catalogueId, filteredPlatforms, platformGroup } from './platform-filter.ts';
import { ProductCard } from './ProductCard.tsx';

type CatalogueProps = { locale: Locale };

/** The apps whose cards are two thirds of a row, with the screen beside the text; so rows are full in the order of the apps. */
const wideApps: ReadonlySet<AppId> = new Set(['firewall', 'vpn']);

/** The six apps with a platform filter. The page must include `platformFilterStyles()`. */
export function Catalogue({ locale }: CatalogueProps) {
  const { t } = locale;
  return (
    <Section id={catalogueId} aria-labelledby="apps-title">
      <Cluster justify="between" align="end" gap={5} className={css.head}>
        <h2 id="apps-title">
          <span data-platform="all">{t('catalogue.title')}</span>
          {filteredPlatforms.map((platform) => (
            <span key={platform} data-only={platform} data-unsearched="">
              {countText(locale, platform)}
            </span>
          ))}
        </h2>
        <ListFilter groups={[platformGroup(locale)]} Control={SegmentedControl} />
      </Cluster>
      <Rows as="ul" columns={3} gap={5} className={css.cards}>
        {apps.map((app) => (
          <li key={app.id} data-platform={app.platforms.join(' ')} data-wide={wideApps.has(app.id) || undefined}>
            <ProductCard locale={locale} app={app} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** `2 apps for iOS` */
function countText({ t, number }: Locale, platform: Platform): string {
  const count = apps.filter(({ platforms }) => platforms.includes(platform)).length;
  return t('catalogue.found', { count, number: number(count), platform: t(platformKey[platform]) });
}
