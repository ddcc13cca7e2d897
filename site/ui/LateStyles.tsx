/**
 * Marks the end of a page's first screen. The build (`scripts/build/late-styles.ts`) moves the styles that only what follows needs
 * into a file and links it here: the first screen is painted without waiting for it, what follows when it is there.
 */
export function LateStyles() {
  return <template id="late-styles" />;
}
