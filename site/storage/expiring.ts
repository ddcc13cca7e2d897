/**
 * Adds an expiry time to a text, which `site/inline/delete-expired-draft.ts` checks on every page.
 *
 * @param expiresAt milliseconds since 1970
 */
export function packExpiring(text: string, expiresAt: number): string {
  return `${expiresAt} ${text}`;
}

/** The text; undefined if it has expired or has no expiry time. */
export function unpackExpiring(packed: string, now: number): string | undefined {
  return parseInt(packed) > now ? packed.slice(packed.indexOf(' ') + 1) : undefined;
}
