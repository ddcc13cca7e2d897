/** Browsers without popovers: their buttons have no effect, and a link to an element does not open its `<details>`. */
import type { Page } from '@playwright/test';
import { mockEmailApi, button, fill, newWriter } from '#tests/support/forms.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** Removes newer APIs from pages. */
async function removeNewApis(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CommandEvent');
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['checkVisibility']) Reflect.deleteProperty(Element.prototype, name);
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    Reflect.deleteProperty(Intl, 'Segmenter');
  });
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(' popover="auto"', ' data-popover');
      await route.fulfill({ response, body });
    },
  );
}

test('drawer, language list, and inquiry open and close, and the inquiry is sent', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  await removeNewApis(page);
  const mails = await mockEmailApi(page);
  await page.goto('/');
  const [menu, languages, inquiry] = ['menu', 'languages', 'inquiry'].map((id) => ({
    panel: page.locator(`#${id}`),
    button: page.locator(`[popovertarget=${id}]:not([popovertargetaction])`),
  }));
  if (!menu || !languages || !inquiry) throw new Error('three panels');
  await expect(inquiry.panel).toBeHidden();
  await menu.button.click();
  await expect(menu.panel).toBeVisible();
  await page.mouse.click(5, 600);
  await expect(menu.panel).toBeHidden();
  await menu.button.click();
  await page.keyboard.press('Escape');
  await expect(menu.panel).toBeHidden();
  await expect(menu.button).toBeFocused();
  await languages.button.click();
  await expect(languages.panel.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages.panel).toBeHidden();
  await page.locator('#apps-title').scrollIntoViewIfNeeded();
  await inquiry.button.click();
  await expect(languages.panel).toBeHidden();
  await fill(page, 'inquiry', newWriter());
  await button(page, 'inquiry').click();
  await expect(inquiry.panel.locator('.sent-panel')).toBeVisible();
  expect(mails.texts).toHaveLength(1);
});

test('a link to a question opens it', async ({ page }) => {
  await removeNewApis(page);
  await open(page, '/faq/FAQVPNAndroid');
  // Close what the browser opens natively, to simulate an older browser.
  await page.evaluate(() => {
    location.hash = 'kill-switch';
    for (const details of document.querySelectorAll('details')) details.open = false;
  });
  await expect(page.locator('#kill-switch')).toBeVisible();
});
