import type { Page, Route } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { controlId, formId, summaryId } from '#contracts/forms/element-ids.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { anOpenJob } from './open-jobs.ts';

/** What a test's visitor enters: a unique address and a unique message. */
export type Writer = { name: string; email: string; message: string };

export function newWriter(): Writer {
  const id = randomUUID();
  return { name: 'Aino Lahti', email: `aino-${id}@example.org`, message: `Hello, this is ${id}.` };
}

/** Small files whose content matches their type. */
export const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
export const screenshot = {
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
};

/** Makes the page send requests from a unique network, since rate limits count by network. */
export async function setOwnNetwork(page: Page): Promise<void> {
  const part = () => randomInt(1, 255);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
}

/** Requests of the email protocol, and their responses. */
export type EmailApiMock = { texts: string[]; answer: (status: number, text: string) => void; fail: () => void };

/**
 * Responds to the email client instead of the server, initially with `OK`.
 *
 * @param proofs none: forms are sent at once without a proof of work, which takes two seconds; real: the server's
 */
export async function mockEmailApi(page: Page, proofs: 'none' | 'real' = 'none'): Promise<EmailApiMock> {
  let reply: (route: Route) => Promise<void> = (route) => route.fulfill({ body: 'OK' });
  const texts: string[] = [];
  await page.route('**/api/v1.0/email/*', async (route) => {
    texts.push(route.request().postData() ?? '');
    await reply(route);
  });
  await page.route('**/api/inquiry', (route) => route.fulfill({ json: { ok: true } }));
  if (proofs === 'none') await page.route('**/api/proof?*', (route) => route.fulfill({ json: {} }));
  return {
    texts,
    answer: (status, body) => (reply = (route) => route.fulfill({ status, body })),
    fail: () => (reply = (route) => route.abort('connectionfailed')),
  };
}

/** A form on the page. */
export const form = (page: Page, name: FormName) => page.locator(`#${formId(name)}`);

/** The submit button of a form. */
export const button = (page: Page, name: FormName) => form(page, name).locator('[type="submit"]');

/** The message about a form as a whole. */
export const summary = (page: Page, name: FormName) => page.locator(`#${summaryId(name)}`);

/** A field of a form. */
export const field = (page: Page, form: FormName, name: string) => page.locator(`#${controlId(form, name)}`);

/** Fills in all required fields of a form. */
export async function fill(page: Page, name: FormName, writer: Writer): Promise<void> {
  await field(page, name, 'email').fill(writer.email);
  if (name === 'newsletter') return;
  await field(page, name, 'name').fill(writer.name);
  await field(page, name, name === 'application' ? 'coverLetter' : 'message').fill(writer.message);
  if (name === 'contact') await field(page, name, 'topic').selectOption('press');
  if (name === 'support') {
    await field(page, name, 'app').selectOption('vpn');
    await field(page, name, 'platform').selectOption('android');
    await field(page, name, 'screenshot').setInputFiles(screenshot);
  }
  if (name === 'application') {
    await field(page, name, 'job').selectOption(anOpenJob());
    await field(page, name, 'resume').setInputFiles(resume);
    await field(page, name, 'consent').check();
  }
}
