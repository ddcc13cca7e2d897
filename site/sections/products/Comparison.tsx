import { apps, platforms, type App } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { ReachesUs } from '#site/sections/ReachesUs.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Check } from '#site/ui/icons/Check.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Table } from '#site/ui/Table.tsx';
import { Text } from '#site/ui/Text.tsx';
import css from './Comparison.module.css';

type ComparisonProps = { locale: Locale };

/** A table of the six apps: purpose, platforms, what reaches us, price. */
export function Comparison({ locale }: ComparisonProps) {
  const { t } = locale;
  return (
    <Section plane="room" aria-labelledby="compare-title">
      <h2 id="compare-title">{t('products.compare.title')}</h2>
      <Table
        className={css.table}
        aria-labelledby="compare-title"
        columns={[
          t('products.compare.app'),
          ...platforms.map((platform) => t(platformKey[platform])),
          t('flow.reaches'),
          t('products.compare.price'),
        ]}
        rows={apps.map((app) => ({
          key: app.id,
          cells: [
            <AppName key="name" locale={locale} app={app} />,
            ...platforms.map((platform) => (
              <Available key={platform} locale={locale} isThere={app.platforms.includes(platform)} />
            )),
            <ReachesUs key="reaches" locale={locale} app={app.id} />,
            t(app.price.short),
          ],
        }))}
      />
    </Section>
  );
}

function AppName({ locale: { t, path }, app }: { locale: Locale; app: App }) {
  return (
    <Cluster gap={4} data-covered="" className={css.app}>
      <AppIcon app={app.id} />
      <div>
        <a href={path(`/product/${app.slug}`)} data-cover="">
          {t(appNameKey[app.id])}
        </a>
        <Text tone="quiet">{t(appNeedKey[app.id])}</Text>
      </div>
    </Cluster>
  );
}

function Available({ locale: { t }, isThere }: { locale: Locale; isThere: boolean }) {
  return (
    <span data-tone={isThere ? 'ok' : undefined}>
      {isThere ? <Check /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(isThere ? 'products.compare.yes' : 'products.compare.no')}</span>
    </span>
  );
}
