import { locations } from '#site/demos/vpn/locations.ts';
import { clockText } from '#site/ui/art/clock-text.ts';
import { countryName } from '#locales/country-name.ts';
import { formatTag } from '#locales/format-tag.ts';

/**
 * Texts of demonstrations that the language's formats give: the time on the phone (`clock`) and the names of countries
 * (`country.SE`). Made here, because a slow phone takes 40 ms until its browser has formatted the first number.
 *
 * @param tag BCP 47 tag
 */
export function formattedLabels(tag: string): Readonly<Record<string, string>> {
  const numbers = new Intl.NumberFormat(formatTag(tag));
  return {
    clock: clockText((value) => numbers.format(value)),
    ...Object.fromEntries(locations.map(({ country }) => [`country.${country}`, countryName(country, tag)])),
  };
}
