import type { SVGProps } from 'react';

/**
 * The frame every interface glyph is drawn in: a 24 unit grid, a round 1.75 unit stroke, the text's own colour. The stroke is
 * in `site/styles/global.css`: a page has up to fifty glyphs.
 */
export function Glyph(props: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" {...props} />;
}
