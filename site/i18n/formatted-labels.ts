import { vpn } from '#content/facts/vpn.ts';
import { locations } from '#site/demos/vpn/locations.ts';
import { clockText } from '#site/ui/art/clock-text.ts';
import { countryName } from '#locales/country-name.ts';
import { formatTag } from '#locales/format-tag.ts';

/**
 * Texts of demonstrations that the language's formats give: the time on the phone (`clock`), the names of countries
 * (`country.SE`) and the price of the yearly plan (`planPrice`). Made here, because a slow phone takes 40 ms until its
 * browser has formatted the first number.
 *
 * @param tag BCP 47 tag
 */
export function formattedLabels(tag: string): Readonly<Record<string, string>> {
  const numbers = new Intl.NumberFormat(formatTag(tag));
  return {
    planPrice: new Intl.NumberFormat(formatTag(tag), {
      style: 'currency',
      currency: vpn.price.currency,
    }).format(vpn.price.amount),
    clock: clockText((value) => numbers.format(value)),
    ...Object.fromEntries(locations.map(({ country }) => [`country.${country}`, countryName(country, tag)])),
  };
}
