import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormName } from '#contracts/forms/form-names.ts';
import { resume, screenshot, type Writer } from '#tests/support/forms.ts';
import { anOpenJob } from '#tests/support/open-jobs.ts';
import type { Journey } from './test.ts';

/** Page of each form, and its first required field. */
export const formPages = {
  newsletter: { path: '/about', first: 'email' },
  inquiry: { path: '/', first: 'name' },
  contact: { path: '/contact', first: 'name' },
  support: { path: '/support', first: 'name' },
  application: { path: '/careers/apply', first: 'job' },
} as const satisfies Record<FormName, { path: string; first: string }>;

/** Opens the page of a form, and its panel if it has one. */
export async function openForm(tab: Journey, form: FormName): Promise<void> {
  await tab.open(formPages[form].path);
  if (form === 'inquiry') await tab.click('[popovertarget=inquiry]');
}

/**
 * Fills in all required fields, with pointer and keyboard where possible; lists and files as the drivers support them.
 */
export async function fillForm(tab: Journey, form: FormName, { name, email, message }: Writer): Promise<void> {
  const field = (of: string) => `#${form}-${of}`;
  const select = (of: string, value: string) =>
    tab.evaluate(`(() => {
      const list = document.querySelector('${field(of)}');
      list.value = '${value}';
      list.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
  await tab.fill(field('email'), email);
  if (form === 'newsletter') return;
  await tab.fill(field('name'), name);
  await tab.fill(field(form === 'application' ? 'coverLetter' : 'message'), message);
  if (form === 'contact') await select('topic', 'press');
  if (form === 'support') {
    await select('app', 'vpn');
    await select('platform', 'android');
    await tab.selectFile(field('screenshot'), writeFile(screenshot));
  }
  if (form === 'application') {
    await select('job', anOpenJob());
    await tab.selectFile(field('resume'), writeFile(resume));
    await tab.click(field('consent'));
  }
}

function writeFile({ name, buffer }: { name: string; buffer: Buffer }): string {
  const path = join(mkdtempSync(join(tmpdir(), 'northlamp-file-')), name);
  writeFileSync(path, buffer);
  return path;
}
