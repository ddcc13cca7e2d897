import type { Page } from '@playwright/test';
import { mockEmailApi, button, setOwnNetwork, field, fill, newWriter, summary } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { recordAnnouncements } from '#tests/support/record-announcements.ts';
import { waitForMails } from '#tests/support/stored.ts';
import { expect, open, test } from '#tests/support/test.ts';

const email = (page: Page) => field(page, 'newsletter', 'email');
const toasts = (page: Page) => page.getByRole('region', { name: new RegExp(label('toast.region')) });

test('subscribing shows progress and a confirmation, and the links of the mail confirm, change, and end the subscription', async ({
  page,
}) => {
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

test.describe(() => {
  test.use({ expectedProblems: ['500', '429', 'Failed to load resource', 'console: '] });

  test('each message is visible once, in the toast, is described at the field, and announced once; the address is kept, and retries use the same submission id', async ({
    page,
  }) => {
    const announcements = await recordAnnouncements(page);
    const mails = await mockEmailApi(page);
    const expectShownOnce = async (sentence: string) => {
      await expect(toasts(page).getByText(sentence)).toBeVisible();
      const inForm = page.getByRole('contentinfo').getByText(sentence);
      const isShown = (all: Element[]) => all.some((element) => element.getBoundingClientRect().width > 1);
      expect(await inForm.evaluateAll(isShown)).toBe(false);
    };
    await open(page, '/about');
    // The first error moves the focus to the field, which announces it; then the field has the focus already.
    for (const [typed, sentence, cause] of [
      ['', 'Please enter your email address', 'focus'],
      ['aino@example', 'Please enter a valid email address', 'live'],
    ] as const) {
      await email(page).fill(typed);
      await (cause === 'focus' ? button(page, 'newsletter').click() : email(page).press('Enter'));
      await expectShownOnce(sentence);
      await expect(email(page)).toHaveAccessibleDescription(sentence);
      await expect(email(page)).toBeFocused();
      await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
      await announcements.expectCauses(sentence, [cause]);
    }
    expect(mails.texts).toEqual([]);

    await email(page).fill('aino@example.org');
    for (const [status, sentence] of [
      [500, 'Failed to subscribe. Please try again later.'],
      [429, label('form.refused.too-many-requests')],
    ] as const) {
      mails.answer(status, 'refused');
      await button(page, 'newsletter').click();
      await expect(toasts(page)).toContainText(sentence);
      await expect(summary(page, 'newsletter')).toHaveText(sentence);
      await expect(summary(page, 'newsletter')).toBeFocused();
      await announcements.expectCauses(sentence, ['focus']);
      await expect(email(page)).toHaveValue('aino@example.org');
    }

    mails.answer(200, 'OK');
    await button(page, 'newsletter').click();
    await expectShownOnce('Successfully subscribed to our newsletter!');
    await announcements.expectCauses('Successfully subscribed to our newsletter!', ['live']);
    const ids = mails.texts.map((text) => /"submission_id":"([\w-]+)"/.exec(text)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  });
});
