import type { SVGProps } from 'react';

/**
 * The `<svg>` of every interface glyph: a grid of 24 units, a round stroke of 1.75 units, the text's color. The stroke
 * is set in `site/styles/global.css`, because a page has up to fifty glyphs.
 */
export function Glyph(props: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" {...props} />;
}
