import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { inlineScriptHash } from '#tests/support/server/fixture-site.ts';
import { sampleFiles } from '#tests/support/server/sample-files.ts';
import { startForms } from '#tests/support/server/start-forms.ts';

const server = await startForms();
afterAll(server.end);

const contact = (changes: Readonly<Record<string, string>> = {}) => ({
  language: 'de',
  page: '/de/contact',
  website: '',
  name: 'Ada Lovelace',
  email: `${crypto.randomUUID()}@example.com`,
  topic: 'press',
  message: 'Hallo.',
  ...changes,
});

const post = (form: string, body: BodyInit, headers: Record<string, string> = server.visitor()) =>
  fetch(`${server.origin}/forms/${form}`, { method: 'POST', redirect: 'manual', headers, body });

const postTexts = (form: string, texts: Record<string, string>, headers?: Record<string, string>) =>
  post(form, new URLSearchParams(texts), headers);

test('a form is stored and redirects to a thank-you page', async () => {
  const texts = contact();
  const response = await postTexts('contact', texts);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/de/thank-you/contact']);
  expect(await server.submissions()).toContainEqual({
    form: 'contact',
    language: 'de',
    fields: { name: texts.name, email: texts.email, topic: 'press', message: 'Hallo.' },
  });
});

test.each([
  ['newsletter', { email: 'one@example.com', language: 'en', page: '/products' }, '/thank-you/newsletter'],
  ['inquiry', { name: 'Ada', email: 'two@example.com', message: 'Hi', language: 'en' }, '/thank-you/inquiry'],
  [
    'support',
    { name: 'Ada', email: 'three@example.com', message: 'Hi', app: 'vpn', platform: 'ios', language: 'de' },
    '/de/thank-you/support',
  ],
])('%s leads to its page', async (form, texts, location) => {
  const response = await postTexts(form, texts);
  expect([response.status, response.headers.get('location')]).toEqual([303, location]);
});

test('an application is stored with its file', async () => {
  const body = new FormData();
  const texts = { job: 'android-engineer', name: 'Ada', email: 'four@example.com', coverLetter: 'Hi', consent: 'on' };
  for (const [name, value] of Object.entries({ ...texts, language: 'en' })) body.append(name, value);
  body.append('resume', new Blob([Buffer.from(sampleFiles.odt)]), 'cv.odt');
  const response = await post('application', body);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you/application']);
});

test('a repeated POST is one record', async () => {
  const texts = contact();
  const headers = server.visitor();
  await Promise.all([postTexts('contact', texts, headers), postTexts('contact', texts, headers)]);
  const stored = (await server.submissions()).filter(({ fields }) => fields.email === texts.email);
  expect(stored).toHaveLength(1);
});

test("invalid fields are shown on the form's page, in its language, with the submitted values", async () => {
  const response = await postTexts('contact', contact({ name: '', email: 'a"><b', message: 'Erste\r\nZeile' }));
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('<html lang="de" data-fixed>');
  expect(html).toContain('<title>de:form.notSent: Page /de/contact</title>');
  expect(html).toContain('<p id="contact-summary" role="alert" tabindex="-1">de:form.check</p>');
  expect(html).toContain('aria-describedby="contact-name-error" aria-invalid="true" autofocus value>');
  expect(html).toContain('<p id="contact-name-error">de:form.error.required.name</p>');
  expect(html).toContain('aria-invalid="true" value="a&quot;&gt;&lt;b">');
  expect(html).toContain('<p id="contact-email-error">de:form.error.email-invalid</p>');
  expect(html).toContain('<option value="press" selected>');
  expect(html).toMatch(/>Erste\r?\nZeile<\/textarea>/);
  expect(html).toContain('<p id="newsletter-email-error" hidden></p>');
});

test('the page has its own policy and is not cached', async () => {
  const response = await postTexts('contact', contact({ name: '' }));
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' '${inlineScriptHash}'`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['newsletter', { email: '' }, 'newsletter.error.required'],
  ['newsletter', { email: 'ada' }, 'newsletter.error.invalid'],
  ['inquiry', { name: '' }, 'inquiry.error.name'],
  ['inquiry', { email: '' }, 'inquiry.error.email'],
  ['inquiry', { email: 'a b@c.de' }, 'inquiry.error.spaces'],
  ['inquiry', { message: '' }, 'inquiry.error.message'],
])('%s %j says %s', async (form, texts, key) => {
  const html = await (await postTexts(form, { language: 'en', page: '/', ...texts })).text();
  expect(html).toContain(`>en:${key}</p>`);
});

test.each([
  ['/nowhere', undefined, '/de/contact'],
  ['//evil.example', undefined, '/de/contact'],
  ['https://evil.example/contact', undefined, '/de/contact'],
  ['/_assets/app.Ab12Cd34.js', undefined, '/de/contact'],
  ['', 'https://www.northlamp.example/contact?x=1', '/contact'],
  ['', 'nonsense', '/de/contact'],
])('a page that is none (%j, came from %j) gives way to one that has the form', async (page, referer, shown) => {
  const headers = { ...server.visitor(), ...(referer ? { referer } : {}) };
  const html = await (await postTexts('contact', contact({ name: '', page }), headers)).text();
  expect(html).toContain(`: Page ${shown}</title>`);
});

test('files are not kept, so the field asks to choose it again', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada', page: '/careers/apply', language: 'en' }))
    body.append(name, value);
  body.append('resume', new Blob(['text']), 'cv.pdf');
  const response = await post('application', body);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('<p id="application-resume-error">en:form.error.file-type</p>');
  expect(html).toContain('name="name" aria-describedby="application-name-error" value="Ada">');
});

test('the submitted values are kept when the file is much too large', async () => {
  const body = new FormData();
  body.append('resume', new Blob([Buffer.alloc(9_000_000, '%PDF-')]), 'cv.pdf');
  for (const [name, value] of Object.entries({ name: 'Ada', page: '/de/careers/apply', language: 'de' }))
    body.append(name, value);
  const response = await post('application', body);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('<p id="application-resume-error">de:form.error.file-too-large</p>');
  expect(html).toContain('value="Ada"');
});

test('the submitted values are kept when the disk is full', async () => {
  const { folder } = server.context.uploads;
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'in the way');
  const body = new FormData();
  body.append('resume', new Blob([Buffer.from(sampleFiles.pdf)]), 'cv.pdf');
  for (const [name, value] of Object.entries({ name: 'Ada', page: '/de/careers/apply', language: 'de' }))
    body.append(name, value);
  const response = await post('application', body);
  rmSync(folder);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain('>de:form.refused.unavailable</p>');
  expect(html).toContain('value="Ada"');
});

test('an id in a native form post does not bypass the limits', async () => {
  const headers = server.visitor();
  const submission_id = crypto.randomUUID();
  const statuses: number[] = [];
  for (let count = 0; count < 7; count++) {
    const body = new FormData();
    const texts = {
      name: 'Ada',
      email: 'same@example.com',
      message: 'Hi',
      app: 'vpn',
      platform: 'ios',
      language: 'en',
    };
    for (const [name, value] of Object.entries({ ...texts, submission_id })) body.append(name, value);
    body.append('screenshot', new Blob([Buffer.concat([sampleFiles.png, Buffer.from([count])])]), 'shot.png');
    statuses.push((await post('support', body, headers)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
});

test('a body with a hundred thousand names is rejected before it is parsed', async () => {
  const body = Array.from({ length: 100_000 }, (_, index) => index.toString(36)).join('&');
  const headers = { ...server.visitor(), 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post('contact', body, headers)).status).toBe(413);
});

test("a body over the limit is rejected on the form's page", async () => {
  const referer = { referer: `${server.origin}/de/contact` };
  const response = await postTexts('contact', contact({ message: 'x'.repeat(700_000) }), {
    ...server.visitor(),
    ...referer,
  });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('autofocus>de:form.refused.too-large</p>');
});

test('other content types and cross-site posts are rejected', async () => {
  const json = await post('contact', '{}', { ...server.visitor(), 'content-type': 'application/json' });
  expect(json.status).toBe(415);
  expect((await post('contact', '')).status).toBe(415);
  const foreign = await postTexts('contact', contact(), { ...server.visitor(), 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
});

test('a network may send five native forms in ten minutes', async () => {
  const headers = server.visitor();
  for (let count = 0; count < 5; count++) {
    expect((await postTexts('contact', contact(), headers)).status).toBe(303);
  }
  const response = await postTexts('contact', contact(), headers);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
  const html = await response.text();
  expect(html).toContain('autofocus>de:form.refused.too-many-requests</p>');
  expect(html).toContain('>Hallo.</textarea>');
});

test('a filled honeypot is rejected with the reason and the submitted values', async () => {
  const response = await postTexts('contact', contact({ website: 'x' }));
  const html = await response.text();
  expect(response.status).toBe(403);
  expect(html).toContain('>de:form.refused.spam</p>');
  expect(html).toContain('name="website" tabindex="-1" autocomplete="off">');
});

test('the page is compressed', async () => {
  const { headers, status } = await postTexts('contact', contact({ email: 'nobody' }), {
    ...server.visitor(),
    'accept-encoding': 'br',
  });
  expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([422, 'br', 'Accept-Encoding']);
});
