/**
 * A site built for a hosted email service and for reCAPTCHA. The test answers for both; no third party is contacted.
 */
import type { Page } from '@playwright/test';
import { button, field, fill, form, newWriter, resume, summary } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { otherOrigin, services, startServicesSite } from '#tests/support/services-site.ts';
import type { ServedSite } from '#tests/support/start-site.ts';
import { findSubmissions } from '#tests/support/stored.ts';
import { test as base, expect, open } from '#tests/support/test.ts';

const { EMAIL_SERVICE_ORIGIN: mailOrigin, RECAPTCHA_SITE_KEY: siteKey } = services;

const test = base.extend<object, { site: ServedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const site = await startServicesSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

// In one worker, so that the site is built only once.
test.describe.configure({ mode: 'default' });

// Each test checks the contacted origins itself.
test.use({ expectedProblems: ['another origin: ', 'Failed to load resource', 'console: e ', '403: '] });

type Verdict = 'human' | 'doubtful' | 'unreachable';

/** All requests and responses of the page that the tests check. */
type Traffic = { origins: Set<string>; inquiries: Params[]; mails: Mail[]; answers: number[] };

type Params = Record<string, string>;
type Mail = { path: string; text: string; params: Params };

/** Replaces Google's script. Its tokens contain the verdict that the fake verification service returns for them. */
const script = (verdict: Verdict) => `let count = 0;
  globalThis.grecaptcha = {
    ready: (callback) => callback(),
    execute: (key, { action }) => Promise.resolve(['${verdict}', action, key, Math.random(), ++count].join('.')),
  };`;

/** @param verdict reCAPTCHA's verdict; undefined: its script fails to load */
async function mockServices(page: Page, verdict?: Verdict, refusals: readonly string[] = []): Promise<Traffic> {
  const traffic: Traffic = { origins: new Set(), inquiries: [], mails: [], answers: [] };
  const waiting = [...refusals];
  page.on('request', (request) => traffic.origins.add(new URL(request.url()).origin));
  page.on('response', (response) => {
    if (response.url().endsWith('/api/inquiry')) traffic.answers.push(response.status());
  });
  await page.route('https://www.google.com/recaptcha/api.js?*', (route) =>
    verdict ? route.fulfill({ contentType: 'text/javascript', body: script(verdict) }) : route.abort(),
  );
  await page.route('**/api/inquiry', async (route) => {
    traffic.inquiries.push(route.request().postDataJSON() as Params);
    await route.continue();
  });
  await page.route(`${mailOrigin}/**`, async (route) => {
    const text = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const isJson = text.startsWith('{');
    const params = isJson ? (JSON.parse(text) as { template_params: Params }).template_params : {};
    traffic.mails.push({ path: new URL(route.request().url()).pathname, text, params });
    const refusal = waiting.shift();
    await route.fulfill({
      status: refusal === undefined ? 200 : 403,
      headers: { 'access-control-allow-origin': '*' },
      body: refusal ?? 'OK',
    });
  });
  return traffic;
}

async function sendInquiry(page: Page): Promise<ReturnType<typeof newWriter>> {
  const writer = newWriter();
  await open(page, '/');
  await page.locator('[popovertarget="inquiry"]').click();
  await fill(page, 'inquiry', writer);
  await button(page, 'inquiry').click();
  await expect(page.getByRole('group', { name: 'Quick Response' })).toContainText('Thanks for the message.');
  return writer;
}

test('the content security policy allows only these services, and the notice has the specified text', async ({
  page,
}) => {
  const traffic = await mockServices(page, 'human');
  const { 'content-security-policy': policy = '' } = (await page.request.get('/contact')).headers();
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => !source.startsWith("'sha256-"))] as const;
    }),
  );
  expect(directives.get('connect-src')).toEqual(["'self'", mailOrigin, 'https://www.google.com/recaptcha/']);
  expect(directives.get('script-src')).toEqual([
    "'self'",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(directives.get('frame-src')).toEqual([
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ]);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);

  await open(page, '/contact');
  await expect(form(page, 'contact')).toContainText('This site is protected by reCAPTCHA.');
  await expect(form(page, 'contact').getByRole('link', { name: label('form.notice.privacy') })).toBeVisible();
  // No third party is contacted before the form is sent.
  await field(page, 'contact', 'name').fill('Aino');
  await page.waitForLoadState('networkidle');
  expect([...traffic.origins]).toEqual([new URL(page.url()).origin]);
});

test('a site of any domain is canonical, has a sitemap, and may be indexed', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/products')).toContain(`<link rel="canonical" href="${otherOrigin}/products"/>`);
  expect(await read('/sitemap-en-0.xml')).toContain(`<loc>${otherOrigin}/products</loc>`);
  expect(await read('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${otherOrigin}/sitemap-index.xml\n`);
  expect((await request.get('/')).headers()).not.toHaveProperty('x-robots-tag');
});

test('an inquiry sends its token to our server, and its mail with another token to the email service', async ({
  page,
  site,
}) => {
  const traffic = await mockServices(page, 'human');
  const writer = await sendInquiry(page);
  expect(findSubmissions(writer.message, site.folder)).toMatchObject([{ form: 'inquiry', fields: writer }]);
  expect(traffic.answers).toEqual([200]);
  const [inquiry] = traffic.inquiries;
  const [mail, ...others] = traffic.mails;
  expect(others).toEqual([]);
  expect(mail?.path).toBe('/api/v1.0/email/send');
  expect(JSON.parse(mail?.text ?? '')).toMatchObject({
    lib_version: '4.4.1',
    user_id: services.EMAIL_PUBLIC_KEY,
    service_id: services.EMAIL_SERVICE_ID,
    template_id: services.EMAIL_TEMPLATE_INQUIRY,
    template_params: { from_name: writer.name, from_email: writer.email, message: writer.message },
  });
  const tokens = [inquiry?.['g-recaptcha-response'], mail?.params['g-recaptcha-response']];
  for (const token of tokens) expect(token).toMatch(new RegExp(`^human\\.inquiry\\.${siteKey}\\.`));
  expect(new Set(tokens).size).toBe(2);
  expect([...traffic.origins].sort()).toEqual([site.origin, mailOrigin, 'https://www.google.com'].sort());
});

test('a file is sent to the email service too', async ({ page }) => {
  const traffic = await mockServices(page, 'human');
  await open(page, '/careers/apply');
  await fill(page, 'application', newWriter());
  await button(page, 'application').click();
  await expect(page.locator('.sent-panel')).toBeFocused();
  const [mail] = traffic.mails;
  expect(mail?.path).toBe('/api/v1.0/email/send-form');
  for (const part of [
    services.EMAIL_TEMPLATE_APPLICATION,
    services.EMAIL_SERVICE_ID,
    resume.name,
    'human.application.',
  ])
    expect(mail?.text).toContain(part);
});

for (const verdict of ['doubtful', 'unreachable'] as const)
  test(`a token with the verdict "${verdict}" is rejected: the server requires a proof of work`, async ({
    page,
    site,
  }) => {
    const traffic = await mockServices(page, verdict);
    const writer = await sendInquiry(page);
    expect(traffic.answers).toEqual([403]);
    expect(findSubmissions(writer.message, site.folder)).toEqual([]);
  });

test('if the reCAPTCHA script fails to load, the form sends a proof of work instead', async ({ page, site }) => {
  const traffic = await mockServices(page);
  const writer = await sendInquiry(page);
  expect(traffic.answers).toEqual([200]);
  expect(traffic.inquiries[0]).not.toHaveProperty('g-recaptcha-response');
  expect(traffic.inquiries[0]).toHaveProperty('altcha');
  expect(findSubmissions(writer.message, site.folder)).toHaveLength(1);
});

test('after a rejected token, the form sends a proof of work, once', async ({ page }) => {
  const traffic = await mockServices(page, 'doubtful', ['proof-needed', 'proof-needed']);
  await open(page, '/contact');
  await fill(page, 'contact', newWriter());
  await button(page, 'contact').click();
  await expect(summary(page, 'contact')).toHaveText(label('form.refused.spam'));
  expect(traffic.mails.map(({ params }) => Object.keys(params).filter((key) => /altcha|recaptcha/.test(key)))).toEqual([
    ['g-recaptcha-response'],
    ['altcha'],
  ]);
});
