import { pageBudgets } from '#content/facts/page-budgets.ts';
import { recaptchaSources } from '#contracts/recaptcha-sources.ts';
import { buildConfig } from '#site/build-config.ts';
import type { Locale } from '#site/i18n/locale.ts';
import css from './CheckUs.module.css';

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
    <aside className={css.panel} aria-labelledby="check-title" data-unsearched="">
      <h3 id="check-title">{t('check.title')}</h3>
      <dl>
        <dt>{t('check.requests')}</dt>
        <dd>{number(0)}</dd>
        <dt>{t('check.hosts')}</dt>
        <dd>{number(otherHosts.size)}</dd>
        <dt>{t('check.bytes')}</dt>
        <dd>
          {/* "16 kB" is left-to-right in Hebrew too. */}
          <bdi>≤ {number(pageBudgets.firstLoad / 1_000, { style: 'unit', unit: 'kilobyte' })}</bdi>
        </dd>
        <dt>{t('check.scripts')}</dt>
        <dd>{number(pageBudgets.scripts)}</dd>
      </dl>
      <p>{t('check.how')}</p>
    </aside>
  );
}
