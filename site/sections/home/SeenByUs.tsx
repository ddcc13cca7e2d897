import { apps } from '#content/facts/apps.ts';
import { appNameKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { ReachesUs } from '#site/sections/ReachesUs.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import css from './SeenByUs.module.css';

type SeenByUsProps = { locale: Locale };

/** For each app, what its diagram shows at our station: for three of them, nothing. */
export function SeenByUs({ locale }: SeenByUsProps) {
  const { t, path } = locale;
  return (
    <Panel as="aside" aria-labelledby="seen-title" data-unsearched="">
      <Cluster justify="between" gap={2}>
        <h3 id="seen-title">{t('flow.reaches')}</h3>
        <a href={path('/trust')}>{t('footer.trust')}</a>
      </Cluster>
      <Rows as="dl" columns={3} gap={6} className={css.seen}>
        {apps.map(({ id }) => (
          <div key={id}>
            <dt>{t(appNameKey[id])}</dt>
            <dd data-tone="quiet">
              <ReachesUs locale={locale} app={id} />
            </dd>
          </div>
        ))}
      </Rows>
    </Panel>
  );
}
