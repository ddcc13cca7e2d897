import { apps, type AppId, type Platform } from '#content/facts/apps.ts';
import { PhoneScreen } from '#site/demos/PhoneScreen.tsx';
import type { ScreenName } from '#site/demos/screen-states.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import { demoText } from '#site/i18n/demo-labels.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { ListFilter } from '#site/sections/filter/ListFilter.tsx';
import { Section } from '#site/ui/Section.tsx';
import { SegmentedControl } from '#site/ui/SegmentedControl.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import css from './Catalogue.module.css';
import { CardScreen } from './CardScreen.tsx';
import { catalogueId, filteredPlatforms, platformGroup } from './platform-filter.ts';
import { ProductCard } from './ProductCard.tsx';

type CatalogueProps = {
  locale: Locale;
  /** Shows the whole screens of the wide cards. The page must include `screenStyles(...wideApps)`. */
  hasScreens?: boolean;
};

/** The apps whose cards are two thirds of a row, with the screen beside the text; so rows are full in the order of the apps. */
export const wideApps = ['firewall', 'vpn'] as const;

type WideApp = (typeof wideApps)[number];

const wideScreens: Record<WideApp, ScreenName> = {
  firewall: { app: 'firewall', state: 'start' },
  vpn: { app: 'vpn', state: 'connected' },
};

const isWide = (id: AppId): id is WideApp => id in wideScreens;

/** The six apps with a platform filter. The page must include `platformFilterStyles()`. */
export function Catalogue({ locale, hasScreens = false }: CatalogueProps) {
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
      <Rows as="ul" columns={2} gap={5} className={css.cards}>
        {apps.map((app) => (
          <li key={app.id} data-platform={app.platforms.join(' ')} data-wide={isWide(app.id) || undefined}>
            <ProductCard locale={locale} app={app}>
              {hasScreens && isWide(app.id) ? (
                <div className={css.screen} data-unsearched="" aria-hidden="true">
                  <PhoneScreen {...wideScreens[app.id]} crop="middle" text={demoText(locale)} />
                </div>
              ) : (
                <CardScreen locale={locale} app={app.id} />
              )}
            </ProductCard>
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
