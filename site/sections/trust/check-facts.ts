import { pageBudgets } from '#content/facts/page-budgets.ts';
import { recaptchaSources } from '#contracts/recaptcha-sources.ts';
import { buildConfig } from '#site/build-config.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** Other hosts that the content security policy of a page allows; none unless the operator has set up their services. */
const otherHosts = new Set(
  [
    ...(buildConfig.emailService ? [buildConfig.emailService.origin] : []),
    ...(buildConfig.recaptchaSiteKey ? Object.values(recaptchaSources).flat() : []),
  ].map((address) => new URL(address).host),
);

/** A number and what it counts; `unit` is as text in the language of the page. */
type CheckFact = { name: string; value: string; unit?: string };

/**
 * What holds for every page, with numbers: `scripts/check-budgets.ts` and `tests/build/check-us.test.ts` check the built
 * pages.
 */
export function checkFacts({ t, number }: Locale): CheckFact[] {
  const kilobytes = pageBudgets.firstLoad / 1_000;
  const size = number(kilobytes, { style: 'unit', unit: 'kilobyte' });
  return [
    { name: t('check.requests'), value: number(0) },
    { name: t('check.hosts'), value: number(otherHosts.size) },
    {
      name: t('check.bytes'),
      value: number(kilobytes),
      unit: size.replace(number(kilobytes), '').trim(),
    },
    { name: t('check.scripts'), value: number(pageBudgets.scripts) },
  ];
}
