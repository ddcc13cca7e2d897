/**
 * `npm run gallery`: screenshots of every template of the last build at 360, 768, 1280 and 1440 px in English, German,
 * Arabic, Japanese, and the pseudolocale: contact sheets in `var/gallery/`, and each screenshot in a folder next to its
 * sheet. What has changed since the last run stands beside what it was. For manual review; the tests don't check the images.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { localAddress } from '#tests/support/routes.ts';
import { sampleLanguages, templateRoutes } from '#tests/support/templates.ts';
import { origin, pseudoOrigin, test } from '#tests/support/test.ts';

const folder = 'var/gallery';

/** Height of the screenshots as a multiple of the width: the first screen and the next ones. */
const heights = { 360: 6, 768: 2.5, 1280: 1.5, 1440: 1.5 } as const;

const languages = [
  ...sampleLanguages.map(({ code, prefix }) => ({ code, prefix, from: origin })),
  { code: 'ja', prefix: 'ja', from: origin },
  { code: 'pseudo', prefix: 'en-xa', from: pseudoOrigin },
];

const routes = templateRoutes().filter((route) => route !== '/no-such-page');

for (const { code, prefix, from } of languages)
  for (const width of [360, 768, 1280, 1440] as const)
    test(`${code} at ${width} px`, async ({ browser }) => {
      test.setTimeout(600_000);
      const taken = await takePictures(browser, code, width, (route) => from() + localAddress(prefix, route));
      const sheet = `${folder}/${code}-${width}`;
      mkdirSync(sheet, { recursive: true });
      const pictures = taken.flatMap((picture) => {
        const file = `${sheet}/${picture.route.slice(1).replaceAll('/', '_') || 'home'}.jpg`;
        const last = existsSync(file) ? readFileSync(file) : picture.jpeg;
        writeFileSync(file, picture.jpeg);
        return last.equals(picture.jpeg)
          ? [picture]
          : [
              { route: `${picture.route}, before`, jpeg: last },
              { route: `${picture.route}, changed`, jpeg: picture.jpeg },
            ];
      });
      await writeSheet(browser, `${sheet}.png`, pictures);
    });

type Picture = { route: string; jpeg: Buffer };

/** Takes a screenshot of each template. */
async function takePictures(
  browser: Browser,
  code: string,
  width: keyof typeof heights,
  address: (route: string) => string,
): Promise<Picture[]> {
  const context = await browser.newContext({
    locale: code === 'pseudo' ? 'en' : code,
    reducedMotion: 'reduce',
    viewport: { width, height: Math.round(width * heights[width]) },
  });
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const route of routes) {
    await page.goto(address(route), { waitUntil: 'networkidle' });
    pictures.push({ route, jpeg: await page.screenshot({ type: 'jpeg', quality: 70 }) });
  }
  await context.close();
  return pictures;
}

/** Renders the screenshots with their routes side by side as one image. */
async function writeSheet(browser: Browser, path: string, pictures: readonly Picture[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  await page.setContent(
    `<style>body{margin:16px;display:flex;flex-wrap:wrap;gap:16px;background:#222;color:#fff;font:14px sans-serif}
      figure{margin:0;inline-size:284px}img{inline-size:100%}</style>` +
      pictures
        .map(
          ({ route, jpeg }) =>
            `<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"><figcaption>${route}</figcaption></figure>`,
        )
        .join(''),
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
