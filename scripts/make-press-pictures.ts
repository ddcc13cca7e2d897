/**
 * Renders the images of the press kit: logo and app icons from the same paths as the pages, and screenshots of the six
 * apps from the product pages of a running site.
 *
 * Run it after a change of one of these: `node scripts/make-press-pictures.ts http://127.0.0.1:3000`. Commit the
 * output.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { apps } from '#content/facts/apps.ts';
import { company } from '#content/facts/company.ts';
import { brandColors } from '#site/ui/icons/brand-colors.ts';
import { loadFonts } from '#site/integrations/share-images/load-fonts.ts';
import { shapeLine } from '#site/integrations/share-images/shape-line.ts';
import { findBrowser } from './find-browser.ts';
import { logo } from './icons/mark-pictures.ts';
import { appIcon, lampGradients } from '#site/integrations/share-images/share-picture.ts';

const folder = 'site/assets/press';
const [site] = process.argv.slice(2);

for (const name of ['logo', 'icons', 'screenshots']) await mkdir(join(folder, name), { recursive: true });

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
if (site) await takeScreenshots(site);

/** Writes a drawing as SVG, and as PNG with this width. */
async function draw(name: string, svg: string, width: number): Promise<void> {
  await writeFile(join(folder, `${name}.svg`), `${svg}\n`);
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  await writeFile(join(folder, `${name}.png`), await sharp(png).png({ palette: true, effort: 10 }).toBuffer());
}

/**
 * Takes screenshots of the phone on each English product page, without background: large for print, small for the web.
 */
async function takeScreenshots(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const viewport = { width: 1280, height: 900 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 3, reducedMotion: 'reduce', bypassCSP: true });
  for (const { slug } of apps) {
    await page.goto(`${address}/product/${slug}`);
    await page.addStyleTag({
      content:
        'html, body, body *:has(#try), #try { background: none !important } #try::before, #try::after { display: none !important } #try [role=img] { box-shadow: none !important }',
    });
    const phone = await page.locator('#try [role=img]').screenshot({ omitBackground: true });
    const at = (name: string) => join(folder, 'screenshots', name);
    await writeFile(at(`${slug}.png`), await sharp(phone).png({ palette: true, effort: 10 }).toBuffer());
    await writeFile(at(`${slug}.webp`), await sharp(phone).resize({ width: 480 }).webp({ quality: 70 }).toBuffer());
  }
  await browser.close();
}
