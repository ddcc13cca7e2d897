import type { Page } from '@playwright/test';
import { mockEmailApi, button, setOwnNetwork, field, fill, newWriter, summary } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { waitForMails } from '#tests/support/stored.ts';
import { expect, open, test } from '#tests/support/test.ts';

const email = (page: Page) => field(page, 'newsletter', 'email');
const toasts = (page: Page) => page.getByRole('region', { name: new RegExp(label('toast.region')) });

test('subscribing shows progress and a confirmation, and sends a confirmation mail', async ({ page }) => {
  const writer = newWriter();
  await setOwnNetwork(page);
  await open(page, '/about');
  await fill(page, 'newsletter', writer);
  await button(page, 'newsletter').click();
  await expect(button(page, 'newsletter')).toHaveText('Subscribing...');
  await expect(button(page, 'newsletter')).toBeDisabled();
  await expect(toasts(page)).toContainText('Successfully subscribed to our newsletter!');
  await expect(toasts(page)).toContainText(label('newsletter.sent.text'));
  await expect(email(page)).toHaveValue('');
  await expect(email(page)).toHaveAccessibleDescription(/Successfully subscribed to our newsletter!/);
  await expect(button(page, 'newsletter')).toHaveText('Subscribe');
  const [mail] = await waitForMails(writer.email, 1);
  expect(mail?.text).toMatch(/\/newsletter\/confirm\?token=[\w-]+/);
});

test('the links of the mail confirm, change, and end the subscription', async ({ page }) => {
  const writer = newWriter();
  await setOwnNetwork(page);
  await open(page, '/about');
  await fill(page, 'newsletter', writer);
  await button(page, 'newsletter').click();
  const [mail] = await waitForMails(writer.email, 1);
  const [, link = ''] = /(\/newsletter\/confirm\?token=[\w-]+)/.exec(mail?.text ?? '') ?? [];
  await open(page, link);
  await page.getByRole('button', { name: label('newsletter.confirm.action') }).click();
  await expect(page).toHaveURL(/\/thank-you\/newsletter-confirmed/);
  await open(page, link.replace('confirm', 'preferences'));
  await page.getByLabel(label('newsletter.preferences.language')).selectOption('ar');
  await page.getByRole('button', { name: label('newsletter.preferences.save') }).click();
  await expect(page).toHaveURL(/\/thank-you\/newsletter-saved/);
  await open(page, link.replace('confirm', 'unsubscribe'));
  await page
    .getByRole('main')
    .getByRole('button', { name: label('newsletter.unsubscribe.action') })
    .click();
  await expect(page).toHaveURL(/\/thank-you\/newsletter-unsubscribed/);
  await open(page, link.replace('confirm', 'preferences'));
  await page.getByRole('button', { name: label('newsletter.preferences.erase.action') }).click();
  await expect(page).toHaveURL(/\/thank-you\/newsletter-erased/);
});

test('empty and invalid addresses show a toast and an error at the field, and nothing is sent', async ({ page }) => {
  const mails = await mockEmailApi(page);
  await open(page, '/about');
  for (const [typed, sentence] of [
    ['', 'Please enter your email address'],
    ['aino@example', 'Please enter a valid email address'],
  ] as const) {
    await email(page).fill(typed);
    await button(page, 'newsletter').click();
    await expect(toasts(page).getByText(sentence)).toBeVisible();
    await expect(email(page)).toHaveAccessibleDescription(sentence);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toHaveValue(typed);
  }
  expect(mails.texts).toEqual([]);
});

test('a message is visible once, in the toast, and described to screen readers at the field', async ({ page }) => {
  await mockEmailApi(page);
  await open(page, '/about');
  const isShown = (text: string) =>
    page
      .getByRole('contentinfo')
      .getByText(text)
      .evaluateAll((all) => all.some((element) => element.getBoundingClientRect().width > 1));
  await button(page, 'newsletter').click();
  await expect(toasts(page).getByText('Please enter your email address')).toBeVisible();
  expect(await isShown('Please enter your email address')).toBe(false);
  await fill(page, 'newsletter', newWriter());
  await button(page, 'newsletter').click();
  await expect(toasts(page)).toContainText('Successfully subscribed to our newsletter!');
  expect(await isShown('Successfully subscribed to our newsletter!')).toBe(false);
  await expect(email(page)).toHaveAccessibleDescription(/Successfully subscribed to our newsletter!/);
});

test.describe('when sending fails', () => {
  test.use({ expectedProblems: ['500', '429', 'Failed to load resource', 'EmailJS', 'console: e '] });

  test('shows a toast, keeps the address, and retries with the same submission id', async ({ page }) => {
    const mails = await mockEmailApi(page);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    mails.answer(500, 'internal');
    await open(page, '/about');
    await email(page).fill('aino@example.org');
    await button(page, 'newsletter').click();
    await expect(toasts(page)).toContainText('Failed to subscribe. Please try again later.');
    await expect(email(page)).toHaveValue('aino@example.org');
    await expect(summary(page, 'newsletter')).toHaveText('Failed to subscribe. Please try again later.');
    await expect.poll(() => errors.length).toBeGreaterThan(1);
    mails.answer(429, 'too-many-requests');
    await button(page, 'newsletter').click();
    await expect(toasts(page)).toContainText(label('form.refused.too-many-requests'));
    mails.answer(200, 'OK');
    await button(page, 'newsletter').click();
    await expect(toasts(page)).toContainText('Successfully subscribed');
    const ids = mails.texts.map((text) => (JSON.parse(text) as Mail).template_params.submission_id);
    expect(new Set(ids).size).toBe(1);
    expect((JSON.parse(mails.texts[0] ?? '') as Mail).template_params).toMatchObject({
      to_email: 'hello@northlamp.example',
      from_name: 'aino@example.org',
      from_email: 'aino@example.org',
      user_email: 'aino@example.org',
      reply_to: 'aino@example.org',
      message: 'New newsletter subscription from aino@example.org',
    });
  });
});

type Mail = { template_params: Record<string, string> };
