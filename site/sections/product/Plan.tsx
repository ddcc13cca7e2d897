import { locationNames } from '#content/facts/fact-texts.ts';
import { vpn, vpnLocations } from '#content/facts/vpn.ts';
import { demoText } from '#site/i18n/demo-labels.ts';
import { sentences } from '#site/i18n/sentences.ts';
import { Card } from '#site/ui/Card.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import { Text } from '#site/ui/Text.tsx';
import type { PartProps } from './part-props.ts';

/** The two offers of the VPN side by side, each with its price, its locations, and what else it contains. */
export function Plan({ locale, app }: Pick<PartProps, 'locale' | 'app'>) {
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
  const all = (
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
  );
  // In some languages the words stand before the amount.
  const word = (text: string) =>
    text && (
      <Text as="span" tone="quiet" size="body">
        {text}
      </Text>
    );
  const [before = '', after = ''] = t('product.plan.perYear', { price: '{{price}}' }).split('{{price}}');
  const offers = app.price.offers.map(({ amount, currency, period }) => {
    const price = (
      <span data-size="h1">
        {number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })}
      </span>
    );
    return period
      ? {
          name: demo.t('vpn.plan'),
          price: (
            <span>
              {word(before)}
              {/* Japanese and Chinese write no space here, but a larger number needs one. */}
              {/\S$/.test(before) && ' '}
              {price}
              {word(after)}
            </span>
          ),
          text: t('product.plan.yearly'),
          places: all,
        }
      : { name: demo.t('vpn.free'), price, text: t('product.plan.free'), places: tags(vpn.freeLocations) };
  });
  return (
    <Stack as="section" gap={5} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('product.plan.title')}</h2>
      <Split gap={4} align="stretch" wide="second">
        {offers.map(({ name, price, text, places }) => (
          <Card as="section" key={name}>
            <h3>
              <Cluster as="span" justify="between">
                {`${name} `}
                {price}
              </Cluster>
            </h3>
            {places}
            {sentences(text, language.tag).map((sentence) => (
              <p key={sentence} data-size="small">
                {sentence}
              </p>
            ))}
          </Card>
        ))}
      </Split>
    </Stack>
  );
}
