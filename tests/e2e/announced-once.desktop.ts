/** Screen readers announce the result of a form once, although both a toast and the form show it. */
import type { Page } from '@playwright/test';
import { mockEmailApi, button, field, fill, newWriter, summary } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { recordAnnouncements, announcementCauses } from '#tests/support/record-announcements.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** Polls, because a live region is filled a moment after the toast is shown. */
const expectCauses = (page: Page, sentence: string) => expect.poll(() => announcementCauses(page, sentence));

test.use({ expectedProblems: ['500', 'Failed to load resource', 'console: '] });

test.beforeEach(async ({ page }) => {
  await recordAnnouncements(page);
});

test('contact: invalid fields are announced, an error and the confirmation by the focus, which moves to them', async ({
  page,
}) => {
  const mails = await mockEmailApi(page);
  const toast = page.locator('[data-area=page] .toast');
  await open(page, '/contact');
  await button(page, 'contact').click();
  await expect(field(page, 'contact', 'name')).toBeFocused();
  await expectCauses(page, label('form.check')).toEqual(['live']);
  await expectCauses(page, label('form.error.required.name')).toEqual(['focus']);

  mails.answer(500, 'internal');
  await fill(page, 'contact', newWriter());
  await button(page, 'contact').click();
  await expect(toast).toContainText(label('form.refused.failed'));
  await expect(summary(page, 'contact')).toBeFocused();
  await expectCauses(page, label('form.refused.failed')).toEqual(['focus']);

  mails.answer(200, 'OK');
  await button(page, 'contact').click();
  await expect(toast).toContainText([label('thanks.contact.title')]);
  await expect(page.locator('.sent-panel')).toBeFocused();
  await expectCauses(page, label('thanks.contact.title')).toEqual(['focus']);
});

test('newsletter: an invalid address is announced by the focus, or by the toast if the field already has the focus; the confirmation by the toast, an error by the focus', async ({
  page,
}) => {
  const mails = await mockEmailApi(page);
  const toasts = page.locator('[data-area=page] .toast');
  await open(page, '/about');
  await button(page, 'newsletter').click();
  await expect(toasts).toHaveCount(1);
  await expectCauses(page, 'Please enter your email address').toEqual(['focus']);
  await field(page, 'newsletter', 'email').fill('aino');
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveText([/valid/]);
  await expectCauses(page, 'Please enter a valid email address').toEqual(['live']);

  mails.answer(500, 'internal');
  await fill(page, 'newsletter', newWriter());
  await button(page, 'newsletter').click();
  await expect(summary(page, 'newsletter')).toBeFocused();
  await expectCauses(page, 'Failed to subscribe. Please try again later.').toEqual(['focus']);
  mails.answer(200, 'OK');
  await button(page, 'newsletter').click();
  await expect(page.locator('.toast[data-kind="success"]')).toBeVisible();
  await expectCauses(page, 'Successfully subscribed to our newsletter!').toEqual(['live']);
});

test('inquiry: an error is announced by the toast, and the focus returns to the button; so is the confirmation, and the focus moves to the panel, which has another name', async ({
  page,
}) => {
  const mails = await mockEmailApi(page);
  mails.answer(500, 'internal');
  await open(page, '/');
  await page.locator('[popovertarget="inquiry"]').click();
  await fill(page, 'inquiry', newWriter());
  await button(page, 'inquiry').click();
  const sentence = 'Failed to send email. Please try again later.';
  await expect(page.locator('[data-area=inquiry] .toast')).toContainText(sentence);
  await expect(summary(page, 'inquiry')).toHaveText(sentence);
  await expect(button(page, 'inquiry')).toBeFocused();
  await expectCauses(page, sentence).toEqual(['live']);
  mails.answer(200, 'OK');
  await button(page, 'inquiry').click();
  await expect(page.locator('#inquiry')).toBeFocused();
  await expectCauses(page, label('inquiry.sent.title')).toEqual(['live']);
  await expectCauses(page, label('inquiry.panel.title')).toEqual([]);
});
