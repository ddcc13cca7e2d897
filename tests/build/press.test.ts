import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { apps } from '#content/facts/apps.ts';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { pressKitAddress } from '#site/queries/press-kit.ts';
import { site } from '#tests/support/built-site.ts';

const kit = unzipSync(readFileSync(`dist/site${pressKitAddress}`));

test('the press kit contains the logo, icon and drawing of each app, and the colors', () => {
  const names = Object.keys(kit);
  const logos = ['northlamp', 'mark'].flatMap((name) => [
    `${name}-for-dark-backgrounds`,
    `${name}-for-light-backgrounds`,
  ]);
  expect(names).toEqual(
    expect.arrayContaining([
      'colors.txt',
      ...logos.flatMap((name) => [`logo/${name}.svg`, `logo/${name}.png`]),
      ...apps.flatMap(({ slug }) => [`icons/${slug}.svg`, `icons/${slug}.png`, `drawings/${slug}.png`]),
    ]),
  );
  for (const [name, bytes] of Object.entries(kit)) {
    if (name.endsWith('.png')) expect([...bytes.slice(1, 4)], name).toEqual([...Buffer.from('PNG')]);
    if (name.endsWith('.svg')) expect(Buffer.from(bytes).toString(), name).toMatch(/^<svg /);
  }
});

test('the press page in each language shows the size of the kit and links to it', () => {
  const kilobytes = Math.ceil((site.manifest.files[pressKitAddress]?.bytes ?? 0) / 1000);
  for (const { prefix, tag } of site.manifest.locales) {
    const file = `${prefix && `/${prefix}`}/press.html`;
    const page = site.pages.find((page) => page.file === file);
    expect(page?.addresses.map(({ value }) => value)).toContain(pressKitAddress);
    if (tag === 'en' || tag === 'de') expect(readBuilt(site, file)).toMatch(new RegExp(String.raw`${kilobytes}\s*kB`));
  }
});
