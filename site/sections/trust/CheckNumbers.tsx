import { pageBudgets } from '#content/facts/page-budgets.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Numbers } from '#site/ui/Numbers.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';

type CheckNumbersProps = { locale: Locale };

/**
 * "Check this website" at display size: what holds for every page of this site, and how to verify that.
 * `scripts/check-budgets.ts` and `tests/build/check-us.test.ts` check the built pages.
 */
export function CheckNumbers({ locale }: CheckNumbersProps) {
  const { t, path, number } = locale;
  const kilobytes = pageBudgets.firstLoad / 1_000;
  const size = number(kilobytes, { style: 'unit', unit: 'kilobyte' });
  const unit = size.replace(number(kilobytes), '').trim();
  return (
    <Section plane="stage" aria-labelledby="check-title">
      <Split from="desk" align="center">
        <Stack gap={5}>
          <h2 id="check-title">{t('check.title')}</h2>
          <Numbers
            facts={[
              { id: 'requests', name: t('check.requests'), value: number(0) },
              { id: 'scripts', name: t('check.scripts'), value: number(pageBudgets.scripts) },
              {
                id: 'bytes',
                name: t('check.bytes'),
                value: (
                  <>
                    {number(kilobytes)}
                    <Text as="span" size="lead">{` ${unit}`}</Text>
                  </>
                ),
              },
            ]}
            data-unsearched=""
          />
        </Stack>
        <Stack>
          <Text tone="quiet">{t('check.how')}</Text>
          <Text tone="quiet">
            {t('trust.site.text')} <a href={path('/privacy')}>{t('footer.privacy')}</a>
          </Text>
        </Stack>
      </Split>
    </Section>
  );
}
