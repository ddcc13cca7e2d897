/** Behavior of all demos: how they start, replace the static picture, and end. */
import type { Locator } from '@playwright/test';
import { demoRegion, demoRoutes, press, startButton, type DemoApp } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

const apps = Object.keys(demoRoutes) as DemoApp[];

/** `tests/promises/demos.spec.ts` starts each of them. */
const isTestedNightly = (app: DemoApp) => app !== 'password';

for (const app of apps) {
  test(
    `${app}: the demo loads no script before it starts, replaces the picture without moving what is below, and the picture returns`,
    isTestedNightly(app) ? nightly : {},
    async ({ page }, { project }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
      });
      await page.goto(demoRoutes[app], { waitUntil: 'networkidle' });
      await expect(startButton(page)).toBeVisible();
      expect(scripts).toEqual([]);
      const picture = page.getByRole('main').getByRole('img', { name: label(`stage.${app}.label`) });
      const below = page.getByRole('heading', { level: 2 }).filter({ visible: true }).last();
      /** Position in the document, independent of scrolling. */
      const placeOf = (element: Locator) =>
        element.evaluate((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return { x, y: Math.round(y + scrollY), width, height };
        });
      const boxes = async () => JSON.stringify([await placeOf(picture), await placeOf(below)]);
      const before = await boxes();
      const heading = await placeOf(below);
      const way = project.name === 'phone' ? 'touch' : 'mouse';
      await press(startButton(page), way);
      const region = demoRegion(page, app);
      await expect(region).toBeFocused();
      await expect(picture).toBeHidden();
      await expect.poll(() => placeOf(below)).toEqual(heading);
      // All of it is on screen, regardless of where the button was pressed.
      await expect(region).toBeInViewport({ ratio: 1 });
      await press(page.getByRole('button', { name: label('demo.restart') }), way);
      await expect(region).toBeFocused();
      await press(page.getByRole('button', { name: label('demo.close') }), way);
      await expect(picture).toBeVisible();
      await expect(startButton(page)).toBeFocused();
      await expect.poll(boxes).toBe(before);
    },
  );
}

test('a demo started by keyboard shows that it has the focus; one that a link with #try leads to does not', async ({
  page,
}) => {
  await open(page, '/product/firewall');
  await startButton(page).press('Enter');
  await expect(demoRegion(page, 'firewall')).toBeFocused();
  await expect(demoRegion(page, 'firewall')).not.toHaveCSS('outline-style', 'none');

  await open(page, '/products');
  await page.getByRole('link', { name: label('catalogue.tryApp', { app: 'Northlamp VPN' }) }).click();
  await expect(page).toHaveURL('/product/vpn#try');
  await expect(demoRegion(page, 'vpn')).toBeFocused();
  await expect(demoRegion(page, 'vpn')).toBeInViewport({ ratio: 1 });
  await expect(demoRegion(page, 'vpn')).toHaveCSS('outline-style', 'none');
});

for (const height of [768, 900])
  test(
    `on a desktop ${height} px high, the start button is in view, doesn’t cover the picture, and is no higher in a high stage`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height });
      await open(page, '/product/firewall');
      await expect(startButton(page)).toBeInViewport({ ratio: 1 });
      const button = await startButton(page).boundingBox();
      const picture = await page.getByRole('img', { name: label('stage.firewall.label') }).boundingBox();
      if (!button || !picture) throw new Error('the stage is not shown');
      expect(button.y + button.height <= picture.y || button.y >= picture.y + picture.height).toBe(true);
      // As beside a long headline.
      await page.locator('#try').evaluate((stage) => (stage.style.minBlockSize = '1000px'));
      expect((await startButton(page).boundingBox())?.height).toBe(button.height);
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the picture without a start button', async ({ page }) => {
    await open(page, `${demoRoutes.password}#try`);
    await expect(page.getByRole('img', { name: label('stage.password.label') })).toBeInViewport();
    await expect(startButton(page)).toBeHidden();
  });
});

test.describe('when the demo fails to load', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'Failed to fetch'] });

  test('the button shows a message, and another press retries', async ({ page }) => {
    await page.route('**/PasswordDemo.*.js', (route) => route.abort());
    await open(page, demoRoutes.password);
    await startButton(page).click();
    const again = page.getByRole('button', { name: label('stage.failed') });
    await expect(again).toBeFocused();
    await page.unroute('**/PasswordDemo.*.js');
    await again.click();
    await expect(demoRegion(page, 'password')).toBeFocused();
  });
});
