/** Native form posts on a phone: without JavaScript, and when the scripts fail to load. */
import type { Page } from '@playwright/test';
import { button, field, fill, form, newWriter, resume, screenshot, summary } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { anOpenJob } from '#tests/support/open-jobs.ts';
import { waitForMails, findSubmissions } from '#tests/support/stored.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

// The console reports the status 422 of a page with errors.
test.use({
  javaScriptEnabled: false,
  viewport: { width: 360, height: 640 },
  isMobile: true,
  expectedProblems: ['Failed to load resource'],
});

const de = (key: string) => label(key, {}, 'de');

/** Checks that the control has the focus and is on screen, so that the visitor can continue there. */
async function expectFocusedOnScreen(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
}

/** The button appears below the hero. */
async function openInquiry(page: Page): Promise<void> {
  await page.locator('#apps-title').scrollIntoViewIfNeeded();
  await page.locator('[popovertarget="inquiry"]').click();
}

for (const { name, path, first, details } of [
  { name: 'inquiry', path: '/de', first: 'name', details: {} },
  { name: 'newsletter', path: '/de/about', first: 'email', details: nightly },
] as const)
  test(
    `${name}: works the same if its script fails to load, on a page in another language than the visitor’s`,
    details,
    async ({ visit }) => {
      const page = await visit({ locale: 'en' });
      await page.route('**/_assets/*.js', (route) => route.abort());
      await open(page, path);
      if (name === 'inquiry') await openInquiry(page);
      await button(page, name).click();
      await expect(page).toHaveURL(new RegExp(`/forms/${name}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expectFocusedOnScreen(page, `${name}-${first}`);
    },
  );

test('a message can be corrected and sent', async ({ page }) => {
  await open(page, '/de/contact');
  // Without a script, nothing solves a puzzle.
  await expect(page.getByText(de('form.notice.proof'))).toBeHidden();
  await expect(form(page, 'contact').getByRole('link', { name: de('form.notice.privacy') })).toBeVisible();
  await fill(page, 'contact', { name: 'Ada "Lovelace" <b>', email: 'ada', message: 'Zeile\nZeile' });
  await button(page, 'contact').click();
  await expect(page).toHaveTitle(new RegExp(`^${de('form.notSent')}: `));
  await expect(page.getByRole('alert').filter({ hasText: de('form.check') })).toBeVisible();
  const email = field(page, 'contact', 'email');
  await expectFocusedOnScreen(page, 'contact-email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(new RegExp(de('form.error.email-invalid')));
  await expect(field(page, 'contact', 'name')).toHaveValue('Ada "Lovelace" <b>');
  await expect(field(page, 'contact', 'name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'contact', 'topic')).toHaveValue('press');
  await expect(field(page, 'contact', 'message')).toHaveValue('Zeile\nZeile');

  // The email field already has the focus.
  const writer = newWriter();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(writer.email);
  await button(page, 'contact').click();
  await expect(page).toHaveURL(/\/de\/thank-you\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(findSubmissions(writer.email)).toMatchObject([{ form: 'contact', language: 'de' }]);
});

test('the newsletter form works on any page, and shows errors on the same page', async ({ page }) => {
  await open(page, '/faq');
  await button(page, 'newsletter').click();
  await expect(field(page, 'newsletter', 'email')).toHaveAccessibleDescription(/Please enter your email address/);
  await expect(page).toHaveTitle(/Questions/);
  await field(page, 'newsletter', 'email').fill('aino@example');
  await button(page, 'newsletter').click();
  await expect(page.locator('#newsletter-email-error')).toHaveText('Please enter a valid email address');
  await expect(summary(page, 'newsletter')).toBeHidden();
  await expectFocusedOnScreen(page, 'newsletter-email');
  await expect(field(page, 'newsletter', 'email')).toHaveValue('aino@example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('faq.heading'));
  const { email } = newWriter();
  await field(page, 'newsletter', 'email').fill(email);
  await button(page, 'newsletter').click();
  await expect(page).toHaveURL(/\/thank-you\/newsletter$/);
  await waitForMails(email, 1);
});

test('an inquiry is sent from the panel, which stays open on errors', async ({ page }) => {
  await open(page, '/');
  await openInquiry(page);
  await fill(page, 'inquiry', { name: 'Ada', email: 'a b@example.com', message: 'Hi' });
  await button(page, 'inquiry').click();
  await expect(page.locator('#inquiry-email-error')).toBeVisible();
  await expect(page.locator('#inquiry-email-error')).toHaveText('No spaces are allowed in the email address.');
  await expectFocusedOnScreen(page, 'inquiry-email');
  await field(page, 'inquiry', 'email').fill(newWriter().email);
  await button(page, 'inquiry').click();
  await expect(page).toHaveURL(/\/thank-you\/inquiry$/);
});

test('a support request is sent with a screenshot', async ({ page }) => {
  await open(page, '/support');
  await fill(page, 'support', newWriter());
  const file = field(page, 'support', 'screenshot');
  await file.setInputFiles({ ...screenshot, buffer: Buffer.from('GIF89a') });
  await button(page, 'support').click();
  await expect(page.locator('#support-screenshot-error')).toHaveText(label('support.form.screenshot.type'));
  await expectFocusedOnScreen(page, 'support-screenshot');
  await expect(field(page, 'support', 'app')).toHaveValue('vpn');
  await file.setInputFiles(screenshot);
  await button(page, 'support').click();
  await expect(page).toHaveURL(/\/thank-you\/support$/);
});

test('after an error, the application asks to choose the file again', async ({ page }) => {
  await open(page, '/ar/careers/apply');
  await fill(page, 'application', { ...newWriter(), email: '' });
  await button(page, 'application').click();
  await expect(page.locator('#application-email-error')).toHaveText(label('form.error.required.email', {}, 'ar'));
  await expect(field(page, 'application', 'consent')).toBeChecked();
  await expect(field(page, 'application', 'job')).toHaveValue(anOpenJob());
  await expect(page.locator('#application-resume-error')).toHaveText(label('form.error.file-again', {}, 'ar'));

  await field(page, 'application', 'email').fill(newWriter().email);
  await button(page, 'application').click();
  await expect(page.locator('#application-resume-error')).toHaveText(label('form.error.file-missing', {}, 'ar'));
  await expectFocusedOnScreen(page, 'application-resume');
  await field(page, 'application', 'resume').setInputFiles(resume);
  await button(page, 'application').click();
  await expect(page).toHaveURL(/\/ar\/thank-you\/application$/);
});

test('an expired or unknown newsletter link shows a message in the language of the mail and no actions', async ({
  page,
}) => {
  for (const name of ['confirm', 'unsubscribe', 'preferences']) {
    await open(page, `/de/newsletter/${name}?token=unknown`);
    await expect(page.getByRole('alert')).toHaveText(
      de(name === 'confirm' ? 'newsletter.link.unknown' : 'newsletter.link.unknownSettings'),
    );
    await expectFocusedOnScreen(page, `newsletter-${name}-summary`);
    await expect(page.locator(`form[data-form="newsletter-${name}"] [type="submit"]`).first()).toBeHidden();
  }
  // The page was opened without a link: it shows what is missing, and no buttons.
  for (const name of ['unsubscribe', 'preferences', 'confirm']) {
    await open(page, `/de/newsletter/${name}`);
    const form = page.locator(`form[data-form="newsletter-${name}"]`);
    await expect(form.getByText(de('newsletter.link.missing'))).toBeVisible();
    await expect(form.getByRole('button')).toHaveCount(0);
  }
  // A new link to confirm comes from subscribing again.
  await page
    .getByRole('main')
    .getByRole('link', { name: de('newsletter.subscribe') })
    .click();
  await expect(field(page, 'newsletter', 'email')).toBeFocused();
});
