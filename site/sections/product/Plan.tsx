import { vpn } from '#content/facts/vpn.ts';
import { demoText } from '#site/i18n/demo-labels.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import { Text } from '#site/ui/Text.tsx';
import type { PartProps } from './part-props.ts';

type Place = (typeof vpn)['freeLocations' | 'yearlyLocations'][number];

/** All locations of the VPN, free ones and those of the yearly plan, its price, its renewal, and the refund. */
export function Plan({ locale }: Pick<PartProps, 'locale'>) {
  const { t, language } = locale;
  const demo = demoText(locale);
  const countries = new Intl.DisplayNames(language.tag, { type: 'region' });
  const list = new Intl.ListFormat(language.tag, { type: 'unit', style: 'short' });
  const placeName = (place: Place) =>
    list.format([countries.of(place.country) ?? place.country, ...('city' in place ? [t(place.city)] : [])]);
  const offers = [
    { name: demo.t('vpn.free'), text: t('product.plan.free'), locations: vpn.freeLocations },
    { name: demo.t('vpn.plan'), text: t('product.plan.yearly'), locations: vpn.yearlyLocations },
  ];
  return (
    <Stack as="section" gap={5} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('product.plan.title')}</h2>
      <Split wide="second" from="desk">
        {offers.map(({ name, text, locations }) => (
          <Stack key={name} gap={3}>
            <Heading level={3}>{name}</Heading>
            <Text tone="quiet">{text}</Text>
            <Cluster as="ul" gap={2}>
              {locations.map(placeName).map((place) => (
                <Tag as="li" key={place}>
                  {place}
                </Tag>
              ))}
            </Cluster>
          </Stack>
        ))}
      </Split>
    </Stack>
  );
}
