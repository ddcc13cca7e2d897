import type { App } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { appDescriptionKey, appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { PhoneEnd } from '#site/sections/PhoneEnd.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { Play } from '#site/ui/icons/Play.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import css from './ProductCard.module.css';
import { StoreCode } from './StoreCode.tsx';
import { StoreLinks } from './StoreLinks.tsx';
import '#site/ui/lit.css';

type ProductCardProps = { locale: Locale; app: App };

/**
 * A card of one app in the catalogue. The card links to the app's page, "Try it" to the live demonstration there, and
 * the store buttons to the stores.
 */
export function ProductCard({ locale, app }: ProductCardProps) {
  const { t, path } = locale;
  return (
    <Card as="article" surface="lit" isCovered data-app={app.id} className={css.card}>
      <PhoneEnd locale={locale} app={app.id} className={css.screen} />
      <Cluster className={css.head}>
        <AppIcon app={app.id} width={56} height={56} />
        <Cluster as="ul" gap={2} aria-label={t('platform.list')}>
          {app.platforms.map((platform) => (
            <Tag as="li" key={platform}>
              {t(platformKey[platform])}
            </Tag>
          ))}
        </Cluster>
      </Cluster>
      <h3>{t(appNameKey[app.id])}</h3>
      <p className={css.text}>{t(appDescriptionKey[app.id])}</p>
      <Cluster className={css.links}>
        <QuietLink
          data-cover=""
          href={path(`/product/${app.slug}`)}
          aria-label={t('catalogue.exploreApp', { app: appNames[app.id] })}
        >
          <span>{t('catalogue.explore')}</span>
          <ArrowEnd />
        </QuietLink>
        <QuietLink
          href={path(`/product/${app.slug}#try`)}
          aria-label={t('catalogue.tryApp', { app: appNames[app.id] })}
        >
          <Play />
          {t('catalogue.try')}
        </QuietLink>
      </Cluster>
      <StoreLinks locale={locale} app={app.id} code={<StoreCode className={css.code} locale={locale} app={app.id} />} />
    </Card>
  );
}
