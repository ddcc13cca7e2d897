import { afterAll, expect, test } from 'vitest';
import { readVotes } from '#scripts/inbox/helpful.ts';
import { fixtureFiles, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { startFixture } from '#tests/support/server/start-fixture.ts';

const question = '<p id="thanks-kill-switch">Thanks</p>';

const server = await startFixture({
  // Each test uses its own client addresses.
  variables: { TRUST_PROXY: 'true' },
  site: writeFixtureSite({
    ...fixtureFiles,
    '/faq/FAQVPNAndroid.html': question,
    '/de/faq/FAQVPNAndroid.html': question,
    '/documentation/vpn.html': '<p id="thanks">Thanks</p>',
    ...Object.fromEntries(
      Array.from({ length: 31 }, (_, index) => [`/documentation/g${index}.html`, '<p id="thanks">']),
    ),
  }),
});
afterAll(server.end);

const answer = (page: string, value = 'yes', visitor = '203.0.113.1', headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/forms/helpful`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': visitor, ...headers },
    body: new URLSearchParams({ page, answer: value }),
  });
const votes = () => readVotes(server.context.storage);

test('an answer redirects to the thanks on the same page and counts once per page and network', async () => {
  const page = '/de/faq/FAQVPNAndroid#kill-switch';
  for (const visitor of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) {
    const response = await answer(page, 'yes', visitor);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/de/faq/FAQVPNAndroid#thanks-kill-switch',
    ]);
  }
  expect((await answer(page, 'no', '203.0.113.3')).status).toBe(303);
  expect(await votes()).toEqual([{ page: '/faq/FAQVPNAndroid#kill-switch', language: 'de', helpful: 2, unhelpful: 1 }]);
});

test('a guide has one answer for the whole page', async () => {
  const response = await answer('/documentation/vpn', 'no');
  expect(response.headers.get('location')).toBe('/documentation/vpn#thanks');
  expect(await votes()).toContainEqual({ page: '/documentation/vpn', language: 'en', helpful: 0, unhelpful: 1 });
});

test.each([
  ['/faq/FAQVPNAndroid#no-such-question', 'yes'],
  ['/faq/nowhere#kill-switch', 'yes'],
  ['/products', 'yes'],
  ['https://evil.example/faq/FAQVPNAndroid', 'yes'],
  ['//evil.example', 'yes'],
  ['', 'yes'],
  ['/faq/FAQVPNAndroid#kill-switch', 'perhaps'],
])('%s, %s is nothing that was asked', async (page, value) => {
  const before = await votes();
  expect((await answer(page, value)).status).toBe(400);
  expect(await votes()).toEqual(before);
});

test('a POST from another site is rejected', async () => {
  expect((await answer('/documentation/vpn', 'yes', '203.0.113.9', { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  );
});

test('a network may send thirty answers in ten minutes', async () => {
  const statuses = [];
  for (let index = 0; index <= 30; index++)
    statuses.push((await answer(`/documentation/g${index}`, 'yes', '203.0.113.77')).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 303), 429]);
});
