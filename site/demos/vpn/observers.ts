import { phone, type Location } from './locations.ts';

/** Who observes: the operator of the phone's network, or a website it visits. */
export type Observer = 'network' | 'website';

/** What an observer sees of one item. */
export type Observation = {
  what: 'sites' | 'destination' | 'contents' | 'amount' | 'address' | 'place' | 'account';
  /** Literal text, a country by its code, or a label. */
  sees: { text: string } | { country: string } | { words: 'hidden' | 'encrypted' | 'seen' | 'town' };
  /** Visible to the observer, hidden by the VPN, or hidden with and without it. */
  tone: 'open' | 'hidden' | 'same';
};

/** Websites the phone visits; names and addresses are reserved for examples (RFC 6761, RFC 5737). */
const visited = { names: 'bank.example, clinic.example', addresses: '192.0.2.10, 192.0.2.55' };

/**
 * What an observer sees with and without the VPN. The websites use https, as nearly all do today, so their contents are
 * encrypted either way.
 *
 * @param location of the VPN server; undefined: the VPN is off
 */
export function observe(observer: Observer, location: Location | undefined): Observation[] {
  const tone = location ? 'hidden' : 'open';
  if (observer === 'network')
    return [
      { what: 'sites', sees: location ? { words: 'hidden' } : { text: visited.names }, tone },
      { what: 'destination', sees: { text: location?.address ?? visited.addresses }, tone },
      { what: 'contents', sees: { words: 'encrypted' }, tone: 'same' },
      { what: 'amount', sees: { words: 'seen' }, tone: 'open' },
    ];
  return [
    { what: 'address', sees: { text: location?.address ?? phone.address }, tone },
    { what: 'place', sees: location ? { country: location.country } : { words: 'town' }, tone },
    { what: 'account', sees: { words: 'seen' }, tone: 'open' },
  ];
}
