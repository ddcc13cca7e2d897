/**
 * A text with the time from which on it must not be kept: what `deleteExpired()` finds on the next page, whichever it is.
 *
 * @param expiresAt milliseconds since 1970
 */
export function packExpiring(text: string, expiresAt: number): string {
  return `${expiresAt} ${text}`;
}

/** The text, or undefined if its time is over, or if it has none. */
export function unpackExpiring(packed: string, now: number): string | undefined {
  return parseInt(packed) > now ? packed.slice(packed.indexOf(' ') + 1) : undefined;
}
