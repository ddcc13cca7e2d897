import type { Location } from './locations.ts';

/** Who observes: the operator of the phone's network, or a website it visits. */
export type Observer = 'network' | 'website';

/** What an observer sees of one item. */
export type Observation = {
  what: 'destination' | 'contents' | 'amount' | 'address' | 'place' | 'account';
  /** Literal text, a country by its code, or a label. */
  sees: { text: string } | { country: string } | { words: 'server' | 'encrypted' | 'seen' | 'own' | 'shared' | 'town' };
  /** Visible to the observer, hidden by the VPN, or hidden with and without it. */
  tone: 'open' | 'hidden' | 'same';
};

/** Websites the phone visits; the names are reserved for examples (RFC 6761). */
const visited = 'bank.example, clinic.example';

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
      { what: 'destination', sees: location ? { words: 'server' } : { text: visited }, tone },
      { what: 'amount', sees: { words: 'seen' }, tone: 'open' },
      { what: 'contents', sees: { words: 'encrypted' }, tone: 'same' },
    ];
  return [
    { what: 'address', sees: { words: location ? 'shared' : 'own' }, tone },
    { what: 'place', sees: location ? { country: location.country } : { words: 'town' }, tone },
    { what: 'account', sees: { words: 'seen' }, tone: 'open' },
  ];
}
