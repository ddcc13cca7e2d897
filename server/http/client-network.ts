import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network of an IP address, for rate limits: the IPv4 address itself, or the first 64 bits of an IPv6
 * address, because a household or a phone gets a whole /64.
 *
 * @param address from the socket or a trusted proxy, with or without a port; undefined after a disconnect
 * @returns `unknown` for anything that is not an IP address
 */
export function networkOf(address: string | undefined): string {
  if (address !== undefined && isIPv4(address)) return address;
  const bare = withoutPort(address ?? '').replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = expand(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [...toBytes(groups[6]), ...toBytes(groups[7])].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Removes the port: some proxies write `192.0.2.7:51234` or `[2001:db8::1]:443` into their headers. */
function withoutPort(address: string): string {
  return /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address)?.slice(1).find(Boolean) ?? address;
}

/** Returns the eight groups of an IPv6 address. */
function expand(address: string): number[] {
  // URL normalizes the host: lower case, no dotted IPv4 part.
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = host.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return read(head);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function toBytes(group = 0): [number, number] {
  return [group >> 8, group & 255];
}
