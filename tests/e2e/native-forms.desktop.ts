/** Native form posts: without JavaScript, and when the scripts fail to load. */
import type { Page } from '@playwright/test';
import type { FormName } from '#contracts/forms/form-names.ts';
import { button, field, fill, form, newWriter, resume, screenshot, summary } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { anOpenJob } from '#tests/support/open-jobs.ts';
import { waitForMails, findSubmissions } from '#tests/support/stored.ts';
import { expect, open, test } from '#tests/support/test.ts';

// The console reports the status 422 of a page with errors.
test.use({ javaScriptEnabled: false, expectedProblems: ['Failed to load resource'] });

const forms = [
  { name: 'inquiry', path: '/', first: 'name' },
  { name: 'contact', path: '/contact', first: 'name' },
  { name: 'support', path: '/support', first: 'name' },
  { name: 'application', path: '/careers/apply', first: 'job' },
  { name: 'newsletter', path: '/about', first: 'email' },
] as const;

const de = (key: string) => label(key, {}, 'de');

async function openForm(page: Page, name: FormName, path: string): Promise<void> {
  await open(page, path);
  if (name === 'inquiry') await page.locator('[popovertarget="inquiry"]').click();
}

/** Checks that the control has the focus and is on screen, so that the visitor can continue there. */
async function expectFocusedOnScreen(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
}

test('a form without JavaScript does not speak of a puzzle that nothing solves', async ({ visit }) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await visit({ javaScriptEnabled });
    await open(page, '/contact');
    await expect(page.getByText(label('form.notice.proof'))).toBeVisible({ visible: javaScriptEnabled });
    await expect(form(page, 'contact').getByRole('link', { name: label('form.notice.privacy') })).toBeVisible();
  }
});

for (const { name, path, first } of forms) {
  test(`${name}: a post leads to a confirmation page and is stored once`, async ({ page }) => {
    const writer = newWriter();
    await openForm(page, name, path);
    await fill(page, name, writer);
    await button(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/thank-you/${name}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (name === 'newsletter') await waitForMails(writer.email, 1);
    else expect(findSubmissions(writer.message)).toMatchObject([{ form: name }]);
  });

  test(`${name}: in German, on a phone, errors appear at the fields, and the first one gets the focus`, async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: { width: 360, height: 640 }, isMobile: true });
    await openForm(page, name, path === '/' ? '/de' : `/de${path}`);
    if (name !== 'newsletter') await field(page, name, 'name').fill('Käthe & <Söhne>');
    await button(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/forms/${name}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle(new RegExp(`^${de('form.notSent')}: `));
    await expect(field(page, name, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name, 'email')).toBeVisible();
    if (name === 'newsletter') await expect(summary(page, name)).toBeHidden();
    else await expect(summary(page, name)).toHaveText(de('form.check'));
    await expectFocusedOnScreen(page, `${name}-${first === 'name' ? 'email' : first}`);
    if (name !== 'newsletter') await expect(field(page, name, 'name')).toHaveValue('Käthe & <Söhne>');
    if (name === 'application')
      await expect(field(page, name, 'resume')).toHaveAccessibleDescription(
        new RegExp(de('form.error.file-missing').slice(0, 20)),
      );
  });

  test(`${name}: works the same if its script fails to load, on a page in another language than the visitor’s`, async ({
    visit,
  }) => {
    const page = await visit({ locale: 'en', viewport: { width: 1280, height: 800 } });
    await page.route('**/_assets/*.js', (route) => route.abort());
    await openForm(page, name, path === '/' ? '/de' : `/de${path}`);
    await button(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/forms/${name}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectFocusedOnScreen(page, `${name}-${first}`);
  });
}

test('a message can be corrected and sent', async ({ page }) => {
  await open(page, '/de/contact');
  await fill(page, 'contact', { name: 'Ada "Lovelace" <b>', email: 'ada', message: 'Zeile\nZeile' });
  await button(page, 'contact').click();
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
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(newWriter().email);
  await button(page, 'contact').click();
  await expect(page).toHaveURL(/\/de\/thank-you\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the newsletter form works on any page, and shows errors on the same page', async ({ page }) => {
  await open(page, '/faq');
  await button(page, 'newsletter').click();
  await expect(field(page, 'newsletter', 'email')).toHaveAccessibleDescription(/Please enter your email address/);
  await expect(page).toHaveTitle(/Questions/);
  await field(page, 'newsletter', 'email').fill('aino@example');
  await button(page, 'newsletter').click();
  await expect(page.locator('#newsletter-email-error')).toHaveText('Please enter a valid email address');
  await expect(field(page, 'newsletter', 'email')).toHaveValue('aino@example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('faq.heading'));
  await field(page, 'newsletter', 'email').fill(newWriter().email);
  await button(page, 'newsletter').click();
  await expect(page).toHaveURL(/\/thank-you\/newsletter$/);
});

test('an inquiry is sent from the panel, which stays open on errors', async ({ page }) => {
  await open(page, '/');
  await page.getByText(label('inquiry.open')).first().click();
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
  for (const name of ['confirm', 'unsubscribe', 'preferences']) {
    await open(page, `/de/newsletter/${name}`);
    const form = page.locator(`form[data-form="newsletter-${name}"]`);
    await expect(form.getByText(de('newsletter.link.missing'))).toBeVisible();
    await expect(form.getByRole('button')).toHaveCount(0);
  }
});

test('the sixth post of a network within ten minutes is rate-limited, and the form keeps its content', async ({
  page,
}) => {
  for (let count = 0; count < 6; count++) {
    await open(page, '/contact');
    await fill(page, 'contact', { ...newWriter(), message: `Message ${count}` });
    await button(page, 'contact').click();
    if (count < 5) await expect(page).toHaveURL(/\/thank-you\/contact$/);
  }
  await expect(summary(page, 'contact')).toHaveText(label('form.refused.too-many-requests'));
  await expectFocusedOnScreen(page, 'contact-summary');
  await expect(field(page, 'contact', 'message')).toHaveValue('Message 5');
  await expect(form(page, 'contact').locator('[aria-invalid]')).toHaveCount(0);
});
