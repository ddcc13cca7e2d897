/**
 * Renders the favicons and home screen icons from the same paths as the pages.
 *
 * Run it after a change of the mark, an app icon, or a color: `node scripts/make-icons.ts`. Commit the output.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { colors } from '#site/integrations/share-images/colors.ts';
import { mark } from '#site/ui/icons/mark-drawing.ts';

const folder = 'public';
const { cx, cy, r } = mark.lamp;

await writeFile(join(folder, 'favicon.svg'), tabIcon());
await writeFile(
  join(folder, 'favicon.ico'),
  ico([16, 32, 48].map((size) => ({ size, png: png(tile('squircle', 0.7), size) }))),
);
await writeFile(join(folder, 'icon-192.png'), png(tile('squircle', 0.56), 192));
await writeFile(join(folder, 'icon-512.png'), png(tile('squircle', 0.56), 512));
await writeFile(join(folder, 'apple-touch-icon.png'), png(tile('square', 0.54), 180));
// A launcher may crop everything outside the inner 80 % (https://www.w3.org/TR/appmanifest/#icon-masks)
await writeFile(join(folder, 'icon-maskable-512.png'), png(tile('square', 0.44), 512));

/** The mark as favicon: dark or light, depending on the browser's theme. */
function tabIcon(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">` +
    `<style>path{fill:${colors.ground}}@media(prefers-color-scheme:dark){path{fill:${colors.text}}}</style>` +
    `<path d="${mark.arch}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="#f5a623"/></svg>\n`
  );
}

/** The mark with its glow on a dark tile. `share` is the mark's width as a share of the tile's. */
function tile(shape: 'squircle' | 'square', share: number): string {
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

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
}

/** Packs PNG files into one .ico: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + index * 16;
    header.writeUInt8(image.size, entry);
    header.writeUInt8(image.size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.png.length;
  }
  return Buffer.concat([header, ...images.map((image) => image.png)]);
}
