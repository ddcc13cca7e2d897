import { afterAll, expect, test } from 'vitest';
import { startForms } from '#tests/support/server/start-forms.ts';
import type { LanguageTag } from '#locales/registry.ts';
import { uploadLimits } from '#server/forms/uploads/receive-upload.ts';

const server = await startForms();
afterAll(server.end);

/** Subscribes an address; returns the token in its confirmation mail. */
async function subscribe(language: LanguageTag = 'en'): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await server.context.newsletter.subscribe({ email, language, proof: undefined });
  const row = await server.context.storage.read((db) =>
    db.selectFrom('subscribers').select('token').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  return row.token;
}

const stateOf = async (token: string) => (await server.context.newsletter.find(token))?.state;

const get = (path: string) =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });

const post = (path: string, body: BodyInit | undefined, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { method: 'POST', redirect: 'manual', ...(body ? { body } : {}), headers });

test('GET of a link shows the page with the token in its form and changes nothing', async () => {
  const token = await subscribe();
  for (const prefix of ['', '/de']) {
    const response = await get(`${prefix}/newsletter/confirm?token=${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    const html = await response.text();
    expect(html).toContain(`<html lang="${prefix ? 'de' : 'en'}">`);
    expect(html).toContain(`<input type="hidden" name="token" value="${token}">`);
  }
  await get(`/newsletter/unsubscribe?token=${token}`);
  expect(await stateOf(token)).toBe('pending');
});

test('without a token the built page is sent', async () => {
  for (const path of ['/newsletter/confirm', '/newsletter/confirm?utm_source=mail']) {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('name="token" value="">')]);
  }
});

test('an expired or unknown link shows a message', async () => {
  for (const path of ['confirm', 'unsubscribe', 'preferences']) {
    for (const token of ['unknown', '', 'x'.repeat(5_000), '%00', '\u0000'.repeat(43), '"><script>']) {
      const response = await get(`/de/newsletter/${path}?token=${encodeURIComponent(token)}`);
      const html = await response.text();
      expect(response.status).toBe(404);
      // Only the confirmation page suggests subscribing again.
      expect(html).toContain(`>de:newsletter.link.unknown${path === 'confirm' ? '' : 'Settings'}</p>`);
      expect(html).not.toContain('"><script>');
    }
    const response = await post(`/newsletter/${path}`, new URLSearchParams({ token: 'unknown', action: 'erase' }));
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('en:newsletter.link.unknown'),
    ]);
  }
});

test('POST confirms, and a second one has no effect', async () => {
  const token = await subscribe();
  for (const _attempt of [1, 2]) {
    const response = await post('/de/newsletter/confirm', new URLSearchParams({ token }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/thank-you/newsletter-confirmed']);
    expect(await stateOf(token)).toBe('confirmed');
  }
});

test('POST unsubscribes', async () => {
  const token = await subscribe();
  const response = await post('/newsletter/unsubscribe', new URLSearchParams({ token }));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you/newsletter-unsubscribed']);
  expect(await stateOf(token)).toBe('unsubscribed');
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
  'one-click unsubscribe works without cookies and from any origin, as %s',
  async (type) => {
    const token = await subscribe();
    const parts = new FormData();
    parts.append('List-Unsubscribe', 'One-Click');
    const body = type === 'multipart/form-data' ? parts : new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const clues = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const response = await post(`/newsletter/unsubscribe?token=${token}`, body, clues);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(await stateOf(token)).toBe('unsubscribed');
  },
);

test('one-click unsubscribe does not count as an upload', async () => {
  const token = await subscribe();
  const { running } = server.context.uploads;
  const network = '127.0.0.1';
  running.take(network, uploadLimits.perNetwork);
  const parts = new FormData();
  parts.append('List-Unsubscribe', 'One-Click');
  expect((await post(`/newsletter/unsubscribe?token=${token}`, parts)).status).toBe(200);
  running.release(network, uploadLimits.perNetwork);
});

test('one-click unsubscribe with an unknown token gets 404', async () => {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await post('/newsletter/unsubscribe?token=x', body)).status).toBe(404);
});

test("the preferences show the subscriber's language and save another one", async () => {
  const token = await subscribe('de');
  const html = await (await get(`/newsletter/preferences?token=${token}`)).text();
  expect(html).toContain('<option value="de" selected>Deutsch</option>');
  const response = await post(
    '/newsletter/preferences',
    new URLSearchParams({ token, language: 'en', action: 'save' }),
  );
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you/newsletter-saved']);
  expect(await server.context.newsletter.find(token)).toMatchObject({ language: 'en' });
});

test('the preferences unsubscribe or erase the subscriber', async () => {
  const token = await subscribe();
  const act = (action: string) => post('/de/newsletter/preferences', new URLSearchParams({ token, action }));
  expect((await act('unsubscribe')).headers.get('location')).toBe('/de/thank-you/newsletter-unsubscribed');
  expect(await stateOf(token)).toBe('unsubscribed');
  expect((await act('erase')).headers.get('location')).toBe('/de/thank-you/newsletter-erased');
  expect(await stateOf(token)).toBeUndefined();
});

test('an unknown action or a language that is not live gets 400', async () => {
  const token = await subscribe();
  for (const texts of [{ action: 'x' }, { action: 'save', language: 'tlh' }, { action: 'save' }, {}]) {
    const response = await post('/newsletter/preferences', new URLSearchParams({ token, ...texts }));
    expect(response.status).toBe(400);
  }
  expect(await server.context.newsletter.find(token)).toMatchObject({ state: 'pending', language: 'en' });
});
