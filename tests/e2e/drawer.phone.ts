import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';

const hamburger = (page: Page) => page.getByRole('button', { name: label('header.menu.open') });
const drawer = (page: Page) => page.getByRole('dialog');

/** Where the focus is: in the drawer, nowhere, or on the page behind it. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === null || element === document.body ? 'nowhere' : element.closest('dialog') ? 'drawer' : 'page';
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the drawer, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('closes with its button, Escape, or a tap outside, and returns the focus; has a white hamburger of 30 px, a name, a description, and links', async ({
      page,
    }) => {
      await open(page, '/products');
      const ways = [
        () =>
          drawer(page)
            .getByRole('button', { name: label('header.menu.close') })
            .tap(),
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(10, 400),
      ];
      for (const close of ways) {
        await hamburger(page).focus();
        await page.keyboard.press('Enter');
        await expect(drawer(page)).toBeVisible();
        await close();
        await expect(drawer(page)).toBeHidden();
        await expect(hamburger(page)).toBeFocused();
      }

      await expect(drawer(page)).toBeHidden();
      const icon = hamburger(page).locator('svg');
      expect(await icon.boundingBox()).toMatchObject({ width: 30, height: 30 });
      await expect(hamburger(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
      await hamburger(page).tap();
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page)).toHaveAccessibleName(label('header.menu.title'));
      await expect(drawer(page)).toHaveAccessibleDescription(label('header.menu.description'));
      await expect(drawer(page).getByRole('link')).toHaveText(
        [
          ...['home', 'products', 'news', 'about', 'support', 'features', 'blog'].map((key) => `header.${key}`),
          'footer.contact',
          ...['firewall', 'applock', 'vpn', 'antitheft', 'photovault', 'password'].map((app) => `app.${app}`),
          'header.download',
        ].map((key) => label(key)),
      );
      await drawer(page)
        .getByRole('link', { name: label('header.about'), exact: true })
        .tap();
      await expect(page).toHaveURL('/about');
      await expect(drawer(page)).toBeHidden();
    });
  });
}

test('the drawer traps the focus, forwards and backwards', async ({ page }) => {
  await open(page, '/products');
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  // The script of the focus trap is loaded on the first interaction.
  await expect.poll(() => drawer(page).evaluate((dialog) => dialog.onkeydown !== null)).toBe(true);
  for (const key of [...Array<string>(19).fill('Tab'), ...Array<string>(21).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await focusPlace(page)).toBe('drawer');
  }
});

test('the drawer is closed by a tap on a link behind it, which does nothing else, and when the visitor returns with the back button', async ({
  page,
}) => {
  await open(page, '/products');
  const script = page.waitForResponse('**/first-touch.js');
  await hamburger(page).tap();
  await (await script).finished();
  await page.touchscreen.tap(30, 36);
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/products');
  await hamburger(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await expect(drawer(page)).toBeHidden();
});
