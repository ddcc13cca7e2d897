/**
 * Marks the end of a page's first screen. The build (`scripts/build/late-styles.ts`) moves the styles that are only
 * needed after it into a file, and links that file here. The first screen is painted without waiting for it; the rest
 * of the page is painted once it is loaded.
 */
export function LateStyles() {
  return <template id="late-styles" />;
}
