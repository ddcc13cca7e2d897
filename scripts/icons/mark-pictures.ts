import { mark } from '#site/ui/icons/mark-drawing.ts';
import { colors } from '#site/integrations/share-images/colors.ts';

/** A word as outlines: `ShapedLine` of `site/integrations/share-images/shape-line.ts`. */
type Outlines = { width: number; paths: string };

const { cx, cy, r } = mark.lamp;

/** The mark as favicon: dark or light, depending on the browser's theme. */
export function tabIcon(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">` +
    `<style>path{fill:${colors.ground}}@media(prefers-color-scheme:dark){path{fill:${colors.text}}}</style>` +
    `<path d="${mark.arch}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="#f5a623"/></svg>\n`
  );
}

/** The mark with its glow on a dark tile. `share` is the mark's width as a share of the tile's. */
export function tile(shape: 'squircle' | 'square', share: number): string {
  const outline =
    shape === 'square'
      ? 'M0 0h64v64H0z'
      : 'M20 0h24c14 0 20 6 20 20v24c0 14-6 20-20 20H20C6 64 0 58 0 44V20C0 6 6 0 20 0z';
  const scale = (share * 64) / 14;
  const place = `translate(${32 - cx * scale} ${32 - 8 * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <radialGradient id="night" cx=".2" cy="0" r="1.2"><stop stop-color="#2b3a57"/><stop offset=".8" stop-color="${colors.ground}"/></radialGradient>
    <radialGradient id="glow"><stop stop-color="${colors.lamp}" stop-opacity=".55"/><stop offset="1" stop-color="${colors.lamp}" stop-opacity="0"/></radialGradient>
    <path fill="url(#night)" d="${outline}"/>
    <g transform="${place}">
      <circle cx="${cx}" cy="${cy}" r="${r * 2.6}" fill="url(#glow)"/>
      <path fill="${colors.text}" d="${mark.arch}"/>
      <circle cx="${cx}" cy="${cy}" r="${r}" fill="${colors.lamp}"/>
    </g>
  </svg>`;
}

/** The mark in one color on a transparent background, with the company name if given. */
export function logo(name: Outlines | undefined, color: string): string {
  const width = name ? 20 + Math.ceil(name.width) : 16;
  const word = name ? `<g transform="translate(20 12.6)">${name.paths}</g>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 16" fill="${color}">` +
    `<path d="${mark.arch}"/>${word}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colors.lamp}"/></svg>`
  );
}
