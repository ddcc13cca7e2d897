/** VPN: server locations, and price and number of phones from `vpn.json`. */
import numbers from './vpn.json' with { type: 'json' };

/** A VPN server location. */
export type VpnLocation = {
  /** ISO 3166-1 alpha-2; `Intl.DisplayNames` names it in each language. */
  country: string;
  /** Label key of the city, if it is named. */
  city?: `city.${string}`;
};

export const vpn = {
  ...numbers,
  /** Free, without account or data cap. */
  freeLocations: [
    { country: 'SE', city: 'city.stockholm' },
    { country: 'DE', city: 'city.frankfurt' },
    { country: 'SG' },
  ],
  /** Added by the yearly plan. */
  yearlyLocations: [
    { country: 'NL' },
    { country: 'FR' },
    { country: 'ES' },
    { country: 'IT' },
    { country: 'PL' },
    { country: 'FI' },
    { country: 'CH' },
    { country: 'GB' },
    { country: 'IE' },
    { country: 'US', city: 'city.newYork' },
    { country: 'US', city: 'city.chicago' },
    { country: 'US', city: 'city.losAngeles' },
    { country: 'CA' },
    { country: 'MX' },
    { country: 'BR' },
    { country: 'JP' },
    { country: 'KR' },
    { country: 'AU' },
    { country: 'ZA' },
  ],
} as const satisfies {
  price: { amount: number; currency: string };
  devices: number;
  freeLocations: readonly VpnLocation[];
  yearlyLocations: readonly VpnLocation[];
};

/** All locations of the yearly plan, the free ones first. */
export const vpnLocations: readonly VpnLocation[] = [...vpn.freeLocations, ...vpn.yearlyLocations];
