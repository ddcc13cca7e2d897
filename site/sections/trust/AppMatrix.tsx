import { appPrivacy, type AppPrivacy, type DataKind } from '#content/facts/app-privacy.ts';
import { apps, type App } from '#content/facts/apps.ts';
import { dataFlows, leavesPhone } from '#content/facts/data-flows.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { flowKeys } from '#site/sections/product/flow-keys.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Dots } from '#site/ui/Dots.tsx';
import { Table } from '#site/ui/Table.tsx';
import css from './TrustPage.module.css';

type AppMatrixProps = {
  locale: Locale;
  /** Names of permissions, data and places. */
  names: LocalDocument<'appData'>;
};

/** One row for each app: what leaves the phone, what we keep, and how many permissions it asks for on each platform. */
export function AppMatrix({ locale, names }: AppMatrixProps) {
  const { t } = locale;
  return (
    <Table
      aria-labelledby="apps-title"
      columns={[t('products.compare.app'), t('trust.leaves'), t('trust.ours'), t('trust.permissions')]}
      rows={apps.map((app) => ({
        key: app.id,
        cells: [
          <Cluster key="app" className={css.app} data-app={app.id}>
            <AppIcon app={app.id} width={40} height={40} />
            <a href={`#${app.slug}`}>{t(appNameKey[app.id])}</a>
          </Cluster>,
          <Lines
            key="leaves"
            texts={dataFlows[app.id].lines.filter(leavesPhone).map(({ id }) => t(flowKeys[id].what))}
            none={t('products.leaves.nothing')}
          />,
          <Lines
            key="ours"
            texts={keptByUs(app).map((kind) => names.entry.data.data[kind])}
            none={t('products.leaves.nothing')}
            {...textLanguage(names.isFallback)}
          />,
          <Lines
            key="asks"
            texts={policiesOf(app).map(
              ({ platform, permissions }) => `${t(platformKey[platform])}: ${locale.number(permissions.length)}`,
            )}
          />,
        ],
      }))}
    />
  );
}

/** The privacy policies of an app on the platforms where it is available. */
export function policiesOf(app: App): AppPrivacy[] {
  return appPrivacy.filter((policy) => policy.app === app.id && policy.available);
}

/** What is on our servers, on any platform. */
function keptByUs(app: App): DataKind[] {
  const ours = policiesOf(app).flatMap(({ data }) => data.filter(({ place }) => place.startsWith('server')));
  return [...new Set(ours.map(({ kind }) => kind))];
}

type LinesProps = { texts: readonly string[]; none?: string; lang?: string; dir?: 'ltr' | 'rtl' };

/** Short texts in a cell, or in their place that there is nothing. */
function Lines({ texts, none, ...language }: LinesProps) {
  if (texts.length === 0) return <b data-tone="ok">{none}</b>;
  return (
    <Dots {...language}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Dots>
  );
}
