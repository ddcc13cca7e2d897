/** axe checks for form states after interaction. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expectFit } from '#tests/support/fit.ts';
import { mockEmailApi, button, field, fill, form, newWriter, summary } from '#tests/support/forms.ts';
import { anOpenJob } from '#tests/support/open-jobs.ts';
import { localAddress } from '#tests/support/routes.ts';
import { isDeep, sampleLanguages } from '#tests/support/templates.ts';
import { expect, open, test } from '#tests/support/test.ts';

test.use({ expectedProblems: ['500', 'Failed to load resource', 'console: '] });

const toggle = (page: Page) => page.locator('[popovertarget="inquiry"]');

/** With each change, a state is checked on a desktop in English and on a phone in another language. */
async function checkState(page: Page, what: string, code: string, part: 'main' | 'footer' | '#inquiry'): Promise<void> {
  const within = [part, '[data-area]'];
  if (code === 'en' || isDeep) await expectAccessible(page, what, within);
  if (code === 'en' && !isDeep) return;
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page, `${what}, on a phone`, within);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** With each change, each form is checked in another language; in `npm run test:deep`, each in all three. */
const languagesFor = (form: keyof typeof usual) => sampleLanguages.filter(({ code }) => isDeep || code === usual[form]);
const usual = { inquiry: 'ar', newsletter: 'de', application: 'en' } as const;

for (const { code, prefix } of languagesFor('inquiry'))
  test(`inquiry in ${code}: open, invalid, failed, sent`, async ({ visit }) => {
    const page = await visit({ locale: code });
    const mails = await mockEmailApi(page);
    await open(page, localAddress(prefix, '/'));
    await toggle(page).click();
    await checkState(page, 'open', code, '#inquiry');
    await button(page, 'inquiry').click();
    await expect(field(page, 'inquiry', 'name')).toBeFocused();
    await checkState(page, 'wrong', code, '#inquiry');
    mails.answer(500, 'internal');
    await fill(page, 'inquiry', newWriter());
    await button(page, 'inquiry').click();
    await expect(page.locator('[data-area=inquiry] .toast')).toBeVisible();
    await checkState(page, 'refused', code, '#inquiry');
    mails.answer(200, 'OK');
    await button(page, 'inquiry').click();
    await expect(page.locator('.sent-panel')).toBeVisible();
    await checkState(page, 'sent', code, '#inquiry');
  });

for (const { code, prefix } of languagesFor('newsletter'))
  test(`newsletter in ${code}: invalid, failed, sent`, async ({ visit }) => {
    const page = await visit({ locale: code });
    const mails = await mockEmailApi(page);
    await open(page, localAddress(prefix, '/about'));
    const toasts = page.locator('[data-area=page] .toast');
    await button(page, 'newsletter').click();
    await expect(toasts).toHaveCount(1);
    await checkState(page, 'wrong', code, 'footer');
    mails.answer(500, 'internal');
    await fill(page, 'newsletter', newWriter());
    await button(page, 'newsletter').click();
    await expect(summary(page, 'newsletter')).toBeVisible();
    await checkState(page, 'refused', code, 'footer');
    mails.answer(200, 'OK');
    await button(page, 'newsletter').click();
    await expect(page.locator('#newsletter-sent')).toBeVisible();
    await checkState(page, 'sent', code, 'footer');
    await expectFit(page);
  });

for (const { code, prefix } of languagesFor('application'))
  test(`application in ${code}: invalid, with draft and file, failed, sent`, async ({ visit }) => {
    anOpenJob();
    const page = await visit({ locale: code });
    const mails = await mockEmailApi(page);
    await open(page, localAddress(prefix, '/careers/apply'));
    await button(page, 'application').click();
    await expect(field(page, 'application', 'job')).toBeFocused();
    await checkState(page, 'wrong', code, 'main');
    await expectFit(page);
    await fill(page, 'application', newWriter());
    await expect(form(page, 'application').getByRole('status').last()).toHaveText(/cv\.pdf/);
    await checkState(page, 'with draft and file', code, 'main');
    await expectFit(page);
    mails.answer(500, 'internal');
    await button(page, 'application').click();
    await expect(summary(page, 'application')).toBeFocused();
    await checkState(page, 'refused', code, 'main');
    mails.answer(200, 'OK');
    await button(page, 'application').click();
    await expect(page.locator('.sent-panel')).toBeFocused();
    await checkState(page, 'sent', code, 'main');
    await expectFit(page);
  });
