import { pageBudgets } from '#content/facts/page-budgets.ts';
import { recaptchaSources } from '#contracts/recaptcha-sources.ts';
import { buildConfig } from '#site/build-config.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { Panel } from '#site/ui/Panel.tsx';

type CheckUsProps = { locale: Locale };

/** Other hosts that the content security policy of a page allows; none unless the operator has set up their services. */
const otherHosts = new Set(
  [
    ...(buildConfig.emailService ? [buildConfig.emailService.origin] : []),
    ...(buildConfig.recaptchaSiteKey ? Object.values(recaptchaSources).flat() : []),
  ].map((address) => new URL(address).host),
);

/**
 * What holds for every page, and how to verify it: `scripts/check-budgets.ts` and `tests/build/check-us.test.ts` check the
 * built pages.
 */
export function CheckUs({ locale: { t, number } }: CheckUsProps) {
  return (
    <Panel as="aside" surface="raised" aria-labelledby="check-title" data-unsearched="">
      <h3 id="check-title">{t('check.title')}</h3>
      <Facts
        values="numbers"
        facts={[
          { name: t('check.requests'), value: number(0) },
          { name: t('check.hosts'), value: number(otherHosts.size) },
          {
            name: t('check.bytes'),
            // "16 kB" is left-to-right in Hebrew too.
            value: <bdi>≤ {number(pageBudgets.firstLoad / 1_000, { style: 'unit', unit: 'kilobyte' })}</bdi>,
          },
          { name: t('check.scripts'), value: number(pageBudgets.scripts) },
        ]}
      />
      <p data-size="small">{t('check.how')}</p>
    </Panel>
  );
}
