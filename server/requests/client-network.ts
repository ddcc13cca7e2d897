import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * Returns the network of an IP address, for rate limits: the IPv4 address itself, or the first 64 bits of an IPv6
 * address, because a household or a phone gets a whole /64.
 *
 * @param address from the socket or a trusted proxy, with or without a port; undefined after a disconnect
 * @returns `unknown` for anything that is not an IP address
 */
export function networkOf(address = ''): string {
  if (isIPv4(address)) return address;
  // Some proxies write a port into their headers: `192.0.2.7:51234` or `[2001:db8::1]:443`.
  const parsed = SocketAddress.parse(isIPv6(address) ? `[${address.split('%', 1)[0]}]` : address);
  if (!parsed) return 'unknown';
  const ip = parsed.address.replace(/^::ffff:(?=[\d.]+$)/, '');
  return parsed.family === 'ipv4' || isIPv4(ip) ? ip : `${firstGroups(ip).join(':')}::/64`;
}

/** Returns the first four groups of a normalized IPv6 address. */
function firstGroups(ip: string): string[] {
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4);
}
