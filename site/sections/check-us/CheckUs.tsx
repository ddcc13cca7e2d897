import type { Locale } from '#site/i18n/locale.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { checkFacts } from './check-facts.ts';

type CheckUsProps = { locale: Locale };

/** What holds for every page, and how to verify it. */
export function CheckUs({ locale }: CheckUsProps) {
  const { t } = locale;
  return (
    <Panel as="aside" surface="raised" aria-labelledby="check-title" data-unsearched="">
      <h3 id="check-title">{t('check.title')}</h3>
      {/* "16 kB" is left-to-right in Hebrew too. */}
      <Facts
        values="numbers"
        facts={checkFacts(locale).map(({ name, value, unit }) => ({
          name,
          value: <bdi>{[value, unit].join(' ')}</bdi>,
        }))}
      />
      <p data-size="small">{t('check.how')}</p>
    </Panel>
  );
}
