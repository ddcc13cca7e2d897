/**
 * Renders the favicons and home screen icons from the same paths as the pages.
 *
 * Run it after a change of the mark, an app icon, or a color: `node scripts/make-icons.ts`. Commit the output.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { tabIcon, tile } from './icons/mark-pictures.ts';

const folder = 'public';

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
