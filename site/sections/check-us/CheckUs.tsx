import type { Locale } from '#site/i18n/locale.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { Panel } from '#site/ui/Panel.tsx';

type CheckUsProps = { locale: Locale };

/**
 * Measurements of the current page from the build, and how to verify them. `scripts/build/measured-pages.ts` fills the
 * elements with `data-measured`; in development they show dashes.
 *
 */
export function CheckUs({ locale: { t } }: CheckUsProps) {
  return (
    <Panel as="aside" surface="raised" aria-labelledby="check-title" data-unsearched="">
      <h3 id="check-title">{t('check.title')}</h3>
      <Facts
        values="numbers"
        facts={[
          { name: t('check.requests'), value: <span data-measured="requests">–</span> },
          { name: t('check.hosts'), value: <span data-measured="hosts">–</span> },
          // "16 kB" is left-to-right in Hebrew too.
          { name: t('check.bytes'), value: <bdi data-measured="bytes">–</bdi> },
          { name: t('check.scripts'), value: <span data-measured="scripts">–</span> },
        ]}
      />
      <p data-size="small">{t('check.how')}</p>
    </Panel>
  );
}
