import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { brandColors } from '#site/ui/icons/brand-colors.ts';

/** Path of the zip file on the site. */
export const pressKitAddress = '/press/northlamp-press-kit.zip';

/** Logo, icons and drawings of the apps, rendered by `scripts/make-press-pictures.ts`. */
const folder = 'site/assets/press';

let kit: Uint8Array | undefined;

/**
 * The press kit as a zip file: all files of `site/assets/press`, and the colors. Reproducible: the same files give the
 * same bytes. Cached per build.
 */
export function pressKit(): Uint8Array {
  kit ??= zipSync(kitFiles(), { mtime: '2026-01-01T00:00:00Z' });
  return kit;
}

function kitFiles(): Zippable {
  const files: Zippable = { 'colors.txt': Buffer.from(colorList()) };
  for (const file of globSync(`${folder}/**/*.{svg,png}`).toSorted())
    // PNG is already compressed.
    files[relative(folder, file)] = [readFileSync(file), { level: file.endsWith('.png') ? 0 : 9 }];
  return files;
}

function colorList(): string {
  return Object.entries(brandColors)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');
}
