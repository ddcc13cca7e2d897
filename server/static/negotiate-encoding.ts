/** The forms a file of the build is kept in, the server's favourite first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Ranks the encodings that an `Accept-Encoding` header accepts, best first (RFC 9110, 12.5.3): by the client's q, and
 * among equals by ours, shortest form first. `identity` comes last unless the client gives it a q of its own, and is
 * acceptable unless the client says no to it. Empty when nothing that we have is acceptable.
 */
export function rankEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return identityOnly;
  const known = ranked.get(header);
  if (known) return known;
  const ranking = rank(header);
  // Browsers send a handful of different headers; who sends made-up ones shall not fill the memory.
  if (ranked.size < 200 && header.length < 200) ranked.set(header, ranking);
  return ranking;
}

const identityOnly = ['identity'] as const;
const ranked = new Map<string, readonly Encoding[]>();

function rank(header: string): Encoding[] {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [, name, q] = /^\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(part) ?? [];
    if (name) qualities.set(name === 'x-gzip' ? 'gzip' : name, Math.min(1, Number(q ?? 1)));
  }
  const qualityOf = (encoding: Encoding): number => {
    const own = qualities.get(encoding) ?? qualities.get('*');
    if (encoding !== 'identity') return own ?? 0;
    // Not named and not excluded by "*;q=0": acceptable, after everything that was asked for.
    return qualities.get('identity') ?? (own === 0 ? 0 : Number.MIN_VALUE);
  };
  return encodings.filter((encoding) => qualityOf(encoding) > 0).sort((a, b) => qualityOf(b) - qualityOf(a));
}
