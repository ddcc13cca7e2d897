import type { Page } from '@playwright/test';
import { mockEmailApi, button, setOwnNetwork, field, fill, form, newWriter, summary } from '#tests/support/forms.ts';
import { readManifest } from '#tests/support/routes.ts';
import { label } from '#tests/support/labels.ts';
import { recordAnnouncements } from '#tests/support/record-announcements.ts';
import { waitForMails, findSubmissions } from '#tests/support/stored.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

const toggle = (page: Page, name: 'Open chat' | 'Close chat') => page.getByRole('button', { name });
const panel = (page: Page) => page.getByRole('group', { name: 'Quick Response' });
const toast = (page: Page) => page.locator('[data-area=inquiry] .toast');
const email = (page: Page) => field(page, 'inquiry', 'email');

async function openPanel(page: Page, path = '/') {
  await open(page, path);
  // On phones the button appears there.
  await page.locator('#apps-title').scrollIntoViewIfNeeded();
  await page.locator('[popovertarget="inquiry"]').click();
}

test('on phones, the button appears when the hero leaves the screen; the panel opens and closes without its island; no whitespace gets into an address', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open(page, '/');
  await expect(toggle(page, 'Open chat')).toBeHidden();
  await page.locator('#apps-title').scrollIntoViewIfNeeded();
  await expect(panel(page)).toBeHidden();
  await toggle(page, 'Open chat').click();
  await expect(panel(page)).toContainText("Hi! Let us know how we can help and we'll respond shortly.");
  for (const name of ['Name*', 'Email Address*', 'How Can We Help?*'])
    await expect(page.getByLabel(name, { exact: true })).toBeVisible();
  await expect(button(page, 'inquiry')).toHaveText('SEND');
  await expect(panel(page).getByRole('link', { name: label('form.notice.privacy') })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expect(panel(page).getByRole('link', { name: label('form.notice.terms') })).toHaveAttribute('href', '/terms');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await toggle(page, 'Open chat').click();
  // An open panel can be closed everywhere.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await toggle(page, 'Close chat').click();
  await expect(panel(page)).toBeHidden();
  // The panel itself needs no script; every page loads this one on the first interaction.
  expect(scripts.filter((url) => !url.endsWith('/first-touch.js'))).toEqual([]);

  await page.locator('#apps-title').scrollIntoViewIfNeeded();
  await toggle(page, 'Open chat').click();
  await email(page).pressSequentially(' ai no@exam ple.org ');
  await expect(email(page)).toHaveValue('aino@example.org');
  await page.keyboard.press('Home');
  await page.keyboard.type('x y');
  await expect(email(page)).toHaveValue('xyaino@example.org');
  await email(page).blur();
  await expect(email(page)).toHaveValue('xyaino@example.org');
});

test('an inquiry creates one record and one mail to us, although two requests send it; its scripts total at most 102 kB', async ({
  page,
}) => {
  const writer = newWriter();
  await setOwnNetwork(page);
  const calls: string[] = [];
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') calls.push(pathname);
    if (request.resourceType() === 'script') scripts.add(pathname);
  });
  await openPanel(page);
  await fill(page, 'inquiry', writer);
  await button(page, 'inquiry').dblclick();
  await expect(button(page, 'inquiry')).toHaveText('SENDING...');
  await expect(panel(page)).toContainText('Thanks for the message.');
  await expect(panel(page)).toContainText("We'll get back to you as soon as we can.");
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toContainText("Thank you for contacting us. We'll get back to you soon.");
  expect(calls).toEqual(['/api/inquiry', '/api/v1.0/email/send']);
  expect(findSubmissions(writer.message)).toMatchObject([{ form: 'inquiry', language: 'en', fields: writer }]);
  await waitForMails(writer.message, 1);

  // All scripts from the first interaction to the confirmation.
  const { files } = readManifest();
  const sum = [...scripts].reduce((total, path) => total + (files[path]?.encodings.br ?? Infinity), 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(102_500);

  // Closing the panel resets it after 300 ms.
  await expect(panel(page).getByText(label('inquiry.text'))).toBeHidden();
  await toggle(page, 'Close chat').click();
  await expect(form(page, 'inquiry')).toBeAttached();
  await toggle(page, 'Open chat').click();
  await expect(email(page)).toHaveValue('');
});

test('below 768 px the panel spans the width with a margin of at most 16 px', nightly, async ({ visit }) => {
  for (const width of [320, 767]) {
    const page = await visit({ viewport: { width, height: 700 }, isMobile: true, hasTouch: true });
    await openPanel(page);
    const box = await page.locator('#inquiry').boundingBox();
    const shown = await page.evaluate(() => document.documentElement.clientWidth);
    expect(box?.x).toBeLessThanOrEqual(16);
    expect(shown - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(16);
    // The close button is not covered, and does not cover a link at the end of the page.
    const { x: start = 0, y: top = 0 } = (await toggle(page, 'Close chat').boundingBox()) ?? {};
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
    await toggle(page, 'Close chat').click();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const link = await last.boundingBox();
    // The link is above the button or beside it.
    const isAbove = (link?.y ?? 0) + (link?.height ?? 0) <= top;
    expect(isAbove || (link?.x ?? 0) + (link?.width ?? 0) <= start).toBe(true);
  }
});

test(
  'on a phone 740 px high, all of the panel is visible, and targets are large enough',
  nightly,
  async ({ visit }) => {
    for (const locale of ['en', 'de']) {
      const page = await visit({ locale, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
      await openPanel(page, locale === 'en' ? '/' : `/${locale}`);
      const panel = page.locator('#inquiry');
      await expect(panel).toBeVisible();
      expect(await panel.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
      const heights = (scope: string) =>
        panel.locator(scope).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      for (const height of await heights('input:not([type=hidden], .visually-hidden), textarea, button'))
        expect(height).toBeGreaterThanOrEqual(44);
      for (const height of await heights('a')) expect(height).toBeGreaterThanOrEqual(24);
    }
  },
);

test.describe('when sending fails', () => {
  test.use({ expectedProblems: ['500', '429', 'Failed to load resource', 'console: '] });

  test('errors appear at the fields, all of them visible, and disappear when fixed; what fails is shown by a destructive toast, announced once, and retried with the same submission id', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    const mails = await mockEmailApi(page);
    const writer = newWriter();
    await openPanel(page);
    await button(page, 'inquiry').click();
    await expect(field(page, 'inquiry', 'name')).toBeFocused();
    await expect(field(page, 'inquiry', 'name')).toHaveAccessibleDescription('Name is required');
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(field(page, 'inquiry', 'message')).toHaveAccessibleDescription('Message is required');
    await expect.poll(() => panel(page).evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
    await page.keyboard.type('A');
    await expect(field(page, 'inquiry', 'name')).toHaveAccessibleDescription('');
    await email(page).evaluate((input: HTMLInputElement) => (input.value = 'a b@example.org'));
    await button(page, 'inquiry').click();
    await expect(email(page)).toHaveAccessibleDescription('No spaces are allowed in the email address.');
    expect(mails.texts).toEqual([]);

    mails.answer(500, 'internal');
    await fill(page, 'inquiry', writer);
    await button(page, 'inquiry').click();
    const sentence = 'Failed to send email. Please try again later.';
    await expect(toast(page)).toContainText('Something went wrong!');
    await expect(toast(page)).toContainText(sentence);
    await expect(toast(page)).toHaveAttribute('data-kind', 'error');
    await expect(summary(page, 'inquiry')).toHaveText(sentence);
    await expect(button(page, 'inquiry')).toBeFocused();
    await announcements.expectCauses(sentence, ['live']);
    await expect(email(page)).toHaveValue(writer.email);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
    await toast(page)
      .getByRole('button', { name: label('toast.close') })
      .click();
    await expect(toast(page)).toHaveCount(0);

    mails.answer(429, 'Too Many Requests');
    await button(page, 'inquiry').click();
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText(label('form.refused.too-many-requests'));
    mails.fail();
    await button(page, 'inquiry').click();
    await expect(toast(page)).toContainText(label('form.refused.network'));
    mails.answer(200, 'OK');
    await button(page, 'inquiry').click();
    await expect(page.locator('#inquiry')).toBeFocused();
    await announcements.expectCauses(label('inquiry.sent.title'), ['live']);
    await announcements.expectCauses(label('inquiry.panel.title'), []);
    const ids = mails.texts.map((text) => /"submission_id":"([\w-]+)"/.exec(text)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([4, 1]);
  });
});
