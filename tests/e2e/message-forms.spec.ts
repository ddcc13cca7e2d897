/** The forms with their own pages: contact, support, and application. */
import { writeFileSync } from 'node:fs';
import {
  mockEmailApi,
  button,
  setOwnNetwork,
  field,
  fill,
  form,
  newWriter,
  resume,
  screenshot,
  summary,
} from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { anOpenJob } from '#tests/support/open-jobs.ts';
import { recordAnnouncements } from '#tests/support/record-announcements.ts';
import { waitForMails, findSubmissions } from '#tests/support/stored.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

for (const { name, path, files } of [
  { name: 'contact', path: '/contact', files: [] },
  { name: 'support', path: '/support', files: [screenshot.name] },
  { name: 'application', path: '/careers/apply', files: [resume.name] },
] as const)
  test(
    `${name}: sending creates one record with its file, and a confirmation replaces the form`,
    name === 'support' ? {} : nightly,
    async ({ page }) => {
      const writer = newWriter();
      await setOwnNetwork(page);
      await open(page, path);
      await fill(page, name, writer);
      await button(page, name).dblclick();
      const thanks = page.getByRole('main').getByRole('group', { name: label(`thanks.${name}.title`) });
      await expect(thanks).toBeFocused();
      await expect(page.locator('[data-area=page] .toast')).toContainText(label(`thanks.${name}.title`));
      expect(findSubmissions(writer.message)).toMatchObject([{ form: name, language: 'en', files }]);
      await waitForMails(writer.message, 1);
      const again = page.getByRole('button', { name: label('form.again') });
      // No button for another application.
      if (name === 'application') return expect(again).toHaveCount(0);
      await again.click();
      await expect(field(page, name, 'name')).toHaveValue('');
    },
  );

test('in Arabic, with the keyboard, an empty form shows an error at every field', async ({ page }) => {
  await mockEmailApi(page);
  await open(page, '/ar/support');
  await button(page, 'support').focus();
  await page.keyboard.press('Enter');
  const wrong = form(page, 'support').locator('[aria-invalid="true"]');
  await expect(wrong).toHaveCount(5);
  await expect(wrong.first()).toBeFocused();
  await expect(wrong.first()).toHaveAccessibleDescription(new RegExp(label('form.error.required.name', {}, 'ar')));
  await expect(form(page, 'support').getByRole('alert')).toHaveText(label('form.check', {}, 'ar'));
  await field(page, 'support', 'name').fill('ليلى');
  await expect(wrong).toHaveCount(4);
});

test('shows name and size of a file, removes it, and reports an invalid one', async ({ page }) => {
  await mockEmailApi(page);
  await open(page, '/support');
  const file = field(page, 'support', 'screenshot');
  await file.focus();
  await file.setInputFiles(screenshot);
  await expect(form(page, 'support').getByRole('status')).toHaveText(/screen\.png.*1 kB/);
  await page.getByRole('button', { name: label('form.file.remove') }).click();
  await expect(form(page, 'support').getByRole('status')).toHaveText('');
  await expect(file).toBeFocused();
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await button(page, 'support').click();
  await expect(file).toHaveAccessibleDescription(new RegExp(label('support.form.screenshot.type')));
  // The browser reads a large file by itself much faster.
  const large = test.info().outputPath('large.png');
  writeFileSync(large, Buffer.alloc(5_242_881));
  await file.setInputFiles(large);
  // The page uses a no-break space in "5 MB".
  await expect(file).toHaveAccessibleDescription(new RegExp(label('form.error.file-too-large').replaceAll(' ', '\\s')));
});

test('the application page of a job applies for that job', async ({ page }) => {
  const mails = await mockEmailApi(page);
  const job = anOpenJob();
  await open(page, `/careers/${job}/apply`);
  await expect(page.locator('#application-job')).toHaveCount(0);
  const { email, name, message } = newWriter();
  await field(page, 'application', 'name').fill(name);
  await field(page, 'application', 'email').fill(email);
  await field(page, 'application', 'coverLetter').fill(message);
  await field(page, 'application', 'resume').setInputFiles(resume);
  await field(page, 'application', 'consent').check();
  await button(page, 'application').click();
  await expect(page.locator('.sent-panel')).toContainText(label('thanks.application.title'));
  expect(mails.texts[0]).toMatch(new RegExp(`name="job"\\s+${job}`));
});

test('the draft of an application survives a reload, without files and consent, until it is sent or discarded', async ({
  page,
}) => {
  await mockEmailApi(page);
  const writer = newWriter();
  await open(page, '/careers/apply');
  await fill(page, 'application', writer);
  await expect(form(page, 'application')).toContainText(label('apply.draft.kept'));
  await page.reload();
  await expect(field(page, 'application', 'coverLetter')).toHaveValue(writer.message);
  await expect(field(page, 'application', 'job')).toHaveValue(anOpenJob());
  await expect(form(page, 'application')).toContainText(label('apply.draft.restored'));
  await expect(field(page, 'application', 'consent')).not.toBeChecked();
  // Firefox keeps checked boxes of other forms.
  await expect(form(page, 'application')).toHaveAttribute('autocomplete', 'off');
  await field(page, 'application', 'resume').setInputFiles(resume);
  await field(page, 'application', 'consent').check();
  await button(page, 'application').click();
  await expect(page.locator('.sent-panel')).toContainText(label('thanks.application.title'));
  await expect(page.getByRole('button', { name: label('form.again') })).toHaveCount(0);
  const draft = () => page.evaluate(() => localStorage.getItem('application-draft'));
  await expect.poll(draft).toBeNull();
  await page.reload();
  await field(page, 'application', 'name').click();
  await expect(field(page, 'application', 'coverLetter')).toHaveValue('');
  await fill(page, 'application', writer);
  await expect.poll(draft).not.toBeNull();
  await page.getByRole('button', { name: label('apply.draft.discard') }).click();
  await expect(field(page, 'application', 'name')).toHaveValue('');
  await expect.poll(draft).toBeNull();
});

test.describe('when sending fails', () => {
  test.use({ expectedProblems: ['503', '400', '403', 'Failed to load resource', 'console: '] });

  test('contact: each message has its place and is announced once, also offline, the form keeps its content, and retries use the same submission id', async ({
    page,
    context,
  }) => {
    const announcements = await recordAnnouncements(page);
    const mails = await mockEmailApi(page);
    const toast = page.locator('[data-area=page] .toast').first();
    const writer = newWriter();
    await open(page, '/contact');
    await expect(page.getByText(label('form.notice.proof'))).toBeVisible();
    await button(page, 'contact').click();
    await expect(field(page, 'contact', 'name')).toBeFocused();
    await announcements.expectCauses(label('form.check'), ['live']);
    await announcements.expectCauses(label('form.error.required.name'), ['focus']);

    await fill(page, 'contact', writer);
    mails.answer(503, 'unavailable');
    await button(page, 'contact').click();
    await expect(summary(page, 'contact')).toHaveText(label('form.refused.unavailable'));
    await expect(summary(page, 'contact')).toBeFocused();
    await expect(toast).toContainText(label('form.notSent'));
    await expect(field(page, 'contact', 'message')).toHaveValue(writer.message);
    await announcements.expectCauses(label('form.refused.unavailable'), ['focus']);

    await context.setOffline(true);
    await button(page, 'contact').click();
    await expect(summary(page, 'contact')).toHaveText(label('form.refused.offline'));
    await context.setOffline(false);

    mails.answer(400, JSON.stringify({ code: 'invalid-fields', fields: { email: 'email-invalid' } }));
    await button(page, 'contact').click();
    await expect(field(page, 'contact', 'email')).toBeFocused();
    await expect(field(page, 'contact', 'email')).toHaveAccessibleDescription(
      new RegExp(label('form.error.email-invalid')),
    );

    mails.answer(200, 'OK');
    await button(page, 'contact').click();
    await expect(toast).toContainText([label('thanks.contact.title')]);
    await expect(page.locator('.sent-panel')).toBeFocused();
    await announcements.expectCauses(label('thanks.contact.title'), ['focus']);
    const ids = mails.texts.map((text) => /"submission_id":"([\w-]+)"/.exec(text)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  });

  test('a rejected proof of work is solved again once, without a message', nightly, async ({ page }) => {
    const mails = await mockEmailApi(page, 'real');
    const first = page.waitForResponse('**/api/proof?*');
    await open(page, '/contact');
    await fill(page, 'contact', newWriter());
    await first;
    let proofs = 0;
    page.on('request', (request) => request.url().includes('/api/proof') && proofs++);
    mails.answer(403, 'proof-invalid');
    await button(page, 'contact').click();
    await expect(summary(page, 'contact')).toHaveText(label('form.refused.spam'));
    expect(mails.texts).toHaveLength(2);
    expect(proofs).toBe(1);
  });
});
