import { vpn } from '#content/facts/vpn.ts';
import { demoText } from '#site/i18n/demo-labels.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import { Text } from '#site/ui/Text.tsx';
import type { PartProps } from './part-props.ts';

type Place = (typeof vpn)['freeLocations' | 'yearlyLocations'][number];

const all = [...vpn.freeLocations, ...vpn.yearlyLocations];

/** The free locations of the VPN, all of its yearly plan, its price, its renewal, and the refund. */
export function Plan({ locale }: Pick<PartProps, 'locale'>) {
  const { t, language, number } = locale;
  const demo = demoText(locale);
  const countries = new Intl.DisplayNames(language.tag, { type: 'region' });
  const list = new Intl.ListFormat(language.tag, { type: 'unit', style: 'short' });
  const tags = (places: readonly Place[]) => (
    <Cluster as="ul" gap={2}>
      {places.map((location) => {
        const country = countries.of(location.country) ?? location.country;
        const place = list.format([country, ...('city' in location ? [t(location.city)] : [])]);
        return (
          <Tag as="li" key={place}>
            {place}
          </Tag>
        );
      })}
    </Cluster>
  );
  return (
    <Stack as="section" gap={5} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('product.plan.title')}</h2>
      <Split wide="second" from="desk">
        <Stack gap={3}>
          <Heading level={3}>{demo.t('vpn.free')}</Heading>
          <Text tone="quiet">{t('product.plan.free')}</Text>
          {tags(vpn.freeLocations)}
        </Stack>
        <Stack gap={3}>
          <Heading level={3}>{demo.t('vpn.plan')}</Heading>
          <Text tone="quiet">{t('product.plan.yearly')}</Text>
          <Disclosure summary={<span>{`${t('press.facts.locations')} · ${number(all.length)}`}</span>}>
            {tags(all)}
          </Disclosure>
        </Stack>
      </Split>
    </Stack>
  );
}
