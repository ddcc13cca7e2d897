import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

// A page that tells of errors is answered with 422, of which the console speaks.
test.use({ javaScriptEnabled: false, expectedProblems: ['Failed to load resource'] });

const address = () => `${crypto.randomUUID()}@example.com`;

const form = (page: Page, name: string) => page.locator(`form[data-form="${name}"]`);

const send = (page: Page, name: string) => form(page, name).locator('button[type="submit"]').click();

/** Fills in controls by their names: texts, and choices by their values. */
async function fill(page: Page, name: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const control = form(page, name).locator(`[name="${field}"]`);
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
}

test('a message gets through, by way of what was wrong with it', async ({ page }) => {
  await open(page, '/de/contact');
  await fill(page, 'contact', { name: 'Ada "Lovelace" <b>', email: 'ada', topic: 'press', message: 'Zeile\nZeile' });
  await send(page, 'contact');

  const de = (key: string) => label(key, {}, 'de');
  await expect(page).toHaveTitle(new RegExp(`^${de('form.notSent')}: `));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('alert').filter({ hasText: de('form.check') })).toBeVisible();
  const email = page.locator('#contact-email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(new RegExp(de('form.error.email-invalid')));
  await expect(page.locator('#contact-name')).toHaveValue('Ada "Lovelace" <b>');
  await expect(page.locator('#contact-name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#contact-topic')).toHaveValue('press');
  await expect(page.locator('#contact-message')).toHaveValue('Zeile\nZeile');

  await fill(page, 'contact', { email: address() });
  await send(page, 'contact');
  await expect(page).toHaveURL(/\/de\/thank-you\/contact(#.*)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the newsletter is asked for on any page, and answered on it', async ({ page }) => {
  await open(page, '/faq');
  await send(page, 'newsletter');
  await expect(page.locator('#newsletter-email-error')).toHaveText('Please enter your email address');
  await expect(page).toHaveTitle(/Questions/);
  await fill(page, 'newsletter', { email: address() });
  await send(page, 'newsletter');
  await expect(page).toHaveURL(/\/thank-you\/newsletter/);
});

test('an inquiry is sent from the panel, which stays open while something is wrong', async ({ page }) => {
  await open(page, '/');
  await page.getByText(label('inquiry.open')).first().click();
  await fill(page, 'inquiry', { name: 'Ada', email: 'a b@example.com', message: 'Hi' });
  await send(page, 'inquiry');
  await expect(page.locator('#inquiry-email-error')).toBeVisible();
  await expect(page.locator('#inquiry-email-error')).toHaveText('No spaces are allowed in the email address.');
  await fill(page, 'inquiry', { email: address() });
  await send(page, 'inquiry');
  await expect(page).toHaveURL(/\/thank-you\/inquiry/);
});

test('help is asked for with a screenshot', async ({ page }) => {
  await open(page, '/support');
  await fill(page, 'support', { name: 'Ada', email: address(), app: 'vpn', platform: 'android', message: 'It stops.' });
  const screenshot = page.locator('#support-screenshot');
  await screenshot.setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await send(page, 'support');
  await expect(page.locator('#support-screenshot-error')).toHaveText(label('support.form.screenshot.type'));
  await expect(page.locator('#support-app')).toHaveValue('vpn');
  const png = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  await screenshot.setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: png });
  await send(page, 'support');
  await expect(page).toHaveURL(/\/thank-you\/support/);
});

test('an application says that its file is to be chosen again', async ({ page }) => {
  await open(page, '/ar/careers/apply');
  const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await fill(page, 'application', { job: 'android-engineer', name: 'Ada', coverLetter: 'Dear all' });
  await form(page, 'application').locator('[name="consent"]').check();
  await page.locator('#application-resume').setInputFiles(resume);
  await send(page, 'application');
  await expect(page.locator('#application-email-error')).toHaveText(label('form.error.required', {}, 'ar'));
  await expect(form(page, 'application').locator('[name="consent"]')).toBeChecked();
  await expect(page.locator('#application-job')).toHaveValue('android-engineer');

  await fill(page, 'application', { email: address() });
  await send(page, 'application');
  await expect(page.locator('#application-resume-error')).toHaveText(label('form.error.file-missing', {}, 'ar'));
  await page.locator('#application-resume').setInputFiles(resume);
  await send(page, 'application');
  await expect(page).toHaveURL(/\/ar\/thank-you\/application/);
});

test('a newsletter link that is good no more says so, in the language of the mail', async ({ page }) => {
  await open(page, '/de/newsletter/confirm?token=unknown');
  await expect(page.getByRole('alert')).toHaveText(label('newsletter.link.unknown', {}, 'de'));
  await send(page, 'newsletter-confirm');
  await expect(page.getByRole('alert')).toHaveText(label('newsletter.link.unknown', {}, 'de'));
});

test('the sixth post of a network within ten minutes is told to wait, and keeps its text', async ({ page }) => {
  for (let count = 0; count < 6; count++) {
    await open(page, '/contact');
    await fill(page, 'contact', { name: 'Ada', email: address(), topic: 'general', message: `Message ${count}` });
    await send(page, 'contact');
    if (count < 5) await expect(page).toHaveURL(/\/thank-you\/contact/);
  }
  await expect(page.getByRole('alert').filter({ hasText: label('form.refused.too-many-requests') })).toBeVisible();
  await expect(page.locator('#contact-message')).toHaveValue('Message 5');
});
