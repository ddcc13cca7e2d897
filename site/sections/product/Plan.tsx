import { locationNames } from '#content/facts/fact-texts.ts';
import { vpn, vpnLocations } from '#content/facts/vpn.ts';
import { demoText } from '#site/i18n/demo-labels.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import { Text } from '#site/ui/Text.tsx';
import type { PartProps } from './part-props.ts';

/** The free locations of the VPN, all of its yearly plan, its price, its renewal, and the refund. */
export function Plan({ locale }: Pick<PartProps, 'locale'>) {
  const { t, language, number } = locale;
  const demo = demoText(locale);
  const tags = (places: readonly (typeof vpn)['freeLocations' | 'yearlyLocations'][number][]) => (
    <Cluster as="ul" gap={2}>
      {locationNames(places, language.tag, t).map((place) => (
        <Tag as="li" key={place}>
          {place}
        </Tag>
      ))}
    </Cluster>
  );
  return (
    <Stack as="section" gap={5} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('product.plan.title')}</h2>
      <Split from="desk">
        <Stack gap={3}>
          <Heading level={3}>{demo.t('vpn.free')}</Heading>
          <Text tone="quiet">{t('product.plan.free')}</Text>
          {tags(vpn.freeLocations)}
        </Stack>
        <Stack gap={3}>
          <Heading level={3}>{demo.t('vpn.plan')}</Heading>
          <Text tone="quiet">{t('product.plan.yearly')}</Text>
          <Disclosure
            summary={
              <span>
                {/* After Latin letters, a number would stand before them in a text from right to left. */}
                {`${t('press.facts.locations')} · `}
                <bdi>{number(vpnLocations.length)}</bdi>
              </span>
            }
          >
            {tags([...vpn.freeLocations, ...vpn.yearlyLocations])}
          </Disclosure>
        </Stack>
      </Split>
    </Stack>
  );
}
