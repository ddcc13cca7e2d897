/**
 * Renders the images of the press kit: logo and app icons from the same paths as the pages, and pictures of the six
 * apps from the component page of the development server.
 *
 * Run it after a change of one of these: `LOCALES=en npm run dev` (fonts of other scripts would replace ours), then
 * `node scripts/make-press-pictures.ts http://127.0.0.1:4321`. Commit the output.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { apps } from '#content/facts/apps.ts';
import { company } from '#content/facts/company.ts';
import { brandColors } from '#site/ui/icons/brand-colors.ts';
import { mark } from '#site/ui/icons/mark-drawing.ts';
import { loadFonts } from '#site/integrations/share-images/load-fonts.ts';
import { shapeLine, type ShapedLine } from '#site/integrations/share-images/shape-line.ts';
import { findBrowser } from './find-browser.ts';
import { appIcon, lampGradients } from '#site/integrations/share-images/share-picture.ts';

const folder = 'site/assets/press';
const [site] = process.argv.slice(2);

/** The screen that shows best what an app does; `stage.*.label` describes it on the press page. */
const pictures = {
  firewall: 'start',
  photovault: 'start',
  applock: 'pattern',
  antitheft: 'start',
  vpn: 'start',
  password: 'start',
} as const;

for (const name of ['logo', 'icons', 'drawings']) await mkdir(join(folder, name), { recursive: true });

const fonts = await loadFonts(company.name, 'latin');
const letters = shapeLine(company.name, { fonts, size: 11, isRightToLeft: false, tag: 'en' });
await draw('logo/northlamp-for-dark-backgrounds', logo(letters, brandColors.snow), 1600);
await draw('logo/northlamp-for-light-backgrounds', logo(letters, brandColors.night), 1600);
await draw('logo/mark-for-dark-backgrounds', logo(undefined, brandColors.snow), 1024);
await draw('logo/mark-for-light-backgrounds', logo(undefined, brandColors.night), 1024);
for (const { id, slug } of apps) {
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 50 50">${lampGradients()}${appIcon(id, 0, 0, 48)}</svg>`;
  await draw(`icons/${slug}`, icon, 1024);
}
if (site) await drawApps(site);

/** The mark in one color on a transparent background, with the company name if given. */
function logo(name: ShapedLine | undefined, color: string): string {
  const { cx, cy, r } = mark.lamp;
  const width = name ? 20 + Math.ceil(name.width) : 16;
  const word = name ? `<g transform="translate(20 12.6)">${name.paths}</g>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 16" fill="${color}">` +
    `<path d="${mark.arch}"/>${word}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${brandColors.lamp}"/></svg>`
  );
}

/** Writes a drawing as SVG, and as PNG with this width. */
async function draw(name: string, svg: string, width: number): Promise<void> {
  await writeFile(join(folder, `${name}.svg`), `${svg}\n`);
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  await writeFile(join(folder, `${name}.png`), await sharp(png).png({ palette: true, effort: 10 }).toBuffer());
}

/** Takes pictures of the English screens of the apps, without background: large for print, small for the web. */
async function drawApps(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const viewport = { width: 1280, height: 900 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 3, reducedMotion: 'reduce', bypassCSP: true });
  await page.goto(`${address}/components`, { waitUntil: 'networkidle' });
  // The development server may load a page twice, and fonts that come late are used from the next load on.
  await page.reload({ waitUntil: 'networkidle' });
  await page.addStyleTag({
    content:
      'html, body, body *:has([data-picture]), [data-picture] { background: none !important } [data-picture] > * { box-shadow: none !important }',
  });
  const phones = new Map<string, Buffer>();
  for (const { id, slug } of apps) {
    const picture = page.locator(`[lang=en] [data-picture="${id}/${pictures[id]}"] > *`).first();
    phones.set(slug, await picture.screenshot({ omitBackground: true }));
  }
  await browser.close();
  // Only now, because the development server reloads the page when one of its files changes.
  for (const [slug, phone] of phones) {
    const at = (name: string) => join(folder, 'drawings', name);
    await writeFile(at(`${slug}.png`), await sharp(phone).png({ palette: true, effort: 10 }).toBuffer());
    await writeFile(at(`${slug}.webp`), await sharp(phone).resize({ width: 480 }).webp({ quality: 70 }).toBuffer());
  }
}
