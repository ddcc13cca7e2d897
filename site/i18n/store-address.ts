/**
 * URL of a store page in the visitor's language. Stores fall back on their own if they lack it.
 *
 * @param link to Google Play (`hl`) or the App Store (`l`)
 * @param tag BCP 47
 */
export function storeAddress(link: string, tag: string): string {
  const address = new URL(link);
  address.searchParams.set(address.hostname === 'play.google.com' ? 'hl' : 'l', tag);
  return address.href;
}
