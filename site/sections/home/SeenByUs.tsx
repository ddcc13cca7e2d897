import { apps, type AppId } from '#content/facts/apps.ts';
import { dataFlows } from '#content/facts/data-flows.ts';
import { appNameKey } from '#site/i18n/app-keys.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import css from './SeenByUs.module.css';

type SeenByUsProps = { locale: Locale };

/** What reaches our servers from the apps that use them. */
const seenKey: Partial<Record<AppId, LabelKey>> = {
  firewall: 'products.leaves.firewall',
  antitheft: 'products.leaves.antitheft',
  vpn: 'products.leaves.vpn',
};

/** For each app, what its diagram shows at our station: for three of them, nothing. */
export function SeenByUs({ locale: { t, path } }: SeenByUsProps) {
  return (
    <Panel as="aside" aria-labelledby="seen-title" data-unsearched="">
      <Cluster justify="between" gap={2}>
        <h3 id="seen-title">{t('home.features.seen')}</h3>
        <a href={path('/trust')}>{t('footer.trust')}</a>
      </Cluster>
      <Rows as="dl" columns={3} gap={6} className={css.seen}>
        {apps.map(({ id }) => {
          const reachesUs = dataFlows[id].lines.some(({ stops }) => stops.us);
          return (
            <div key={id} data-app={id}>
              <dt>{t(appNameKey[id])}</dt>
              <dd>{t((reachesUs && seenKey[id]) || 'products.leaves.nothing')}</dd>
            </div>
          );
        })}
      </Rows>
    </Panel>
  );
}
