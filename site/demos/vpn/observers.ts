import { phone, type Location } from './locations.ts';

/** Who looks on: whoever runs the network that the phone is on, or a website that it visits. */
export type Observer = 'network' | 'website';

/** What an observer learns of something. */
export type Finding = {
  what: 'sites' | 'destination' | 'contents' | 'amount' | 'address' | 'place' | 'account';
  /** An address or name as it is, a country by its code, or something that has words. */
  sees: { text: string } | { country: string } | { words: 'hidden' | 'encrypted' | 'seen' | 'town' };
  /** Open to the observer, hidden by the tunnel, or out of sight with and without it. */
  tone: 'open' | 'hidden' | 'same';
};

/** What the phone visits; reserved for examples (RFC 6761, RFC 5737). */
const visited = { names: 'bank.example, clinic.example', addresses: '192.0.2.10, 192.0.2.55' };

/**
 * What an observer sees, with the tunnel and without. Websites are visited by https, as nearly all are today: what is in
 * them is encrypted either way.
 *
 * @param location where the tunnel ends; undefined: there is none
 */
export function findingsOf(observer: Observer, location: Location | undefined): Finding[] {
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
