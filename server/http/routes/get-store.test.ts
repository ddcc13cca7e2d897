import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { apps } from '#content/facts/apps.ts';
import { storeLinks } from '#content/facts/company.ts';
import { startFixture } from '#tests/support/server/start-fixture.ts';

const server = await startFixture();
afterAll(server.end);

const mozilla = 'Mozilla/5.0';
const agents = {
  android: `${mozilla} (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36`,
  androidFirefox: `${mozilla} (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0`,
  iphone: `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`,
  iphoneChrome: `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/156.0 Mobile/15E148`,
  ipad: `${mozilla} (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`,
  mac: `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15`,
  windows: `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36`,
  windowsPhone: `${mozilla} (Windows Phone 10.0; Android 6.0.1; like iPhone OS 7_0_3 Mac OS X) Edge/15.15254`,
  linux: `${mozilla} (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`,
  bot: 'Googlebot/2.1 (+http://www.google.com/bot.html)',
  none: '',
} as const;

const get = (path: string, userAgent: string, method = 'GET') =>
  fetch(server.origin + path, { method, redirect: 'manual', headers: { 'user-agent': userAgent } });

const leadsTo = async (path: string, userAgent: string) => {
  const response = await get(path, userAgent);
  expect(response.status).toBe(302);
  return response.headers.get('location');
};

describe.each(apps)('/get/$slug', ({ id, slug }) => {
  const { android, ios } = storeLinks[id];
  const page = `/product/${slug}`;

  test.each(['android', 'androidFirefox'] as const)('redirects %s to Google Play', async (agent) => {
    expect(await leadsTo(`/get/${slug}`, agents[agent])).toBe(android);
  });

  test.each(['iphone', 'iphoneChrome', 'ipad'] as const)(
    'redirects %s to the App Store if the app is there',
    async (agent) => {
      expect(await leadsTo(`/get/${slug}`, agents[agent])).toBe(ios ?? page);
    },
  );

  test.each(['windows', 'windowsPhone', 'linux', 'bot', 'none'] as const)(
    "redirects %s to the app's page",
    async (agent) => {
      expect(await leadsTo(`/get/${slug}`, agents[agent])).toBe(page);
    },
  );

  test.each([
    [5, ios ?? page],
    [0, page],
  ])('leads what calls itself a Mac and takes %i fingers to %s', async (maxTouchPoints, destination) => {
    const response = await get(`/get/${slug}`, agents.mac);
    if (!ios) {
      expect(response.headers.get('location')).toBe(page);
      return;
    }
    const html = await response.text();
    const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    const visited: string[] = [];
    runInNewContext(script, { navigator: { maxTouchPoints }, location: { replace: (to: string) => visited.push(to) } });
    expect(visited).toEqual([destination]);
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${page}">`);
  });
});

test.each(['?to=https://evil.example', '?url=//evil.example', '?lng=de&x=%0d%0aSet-Cookie:a', '/..;/x'])(
  'an invented query or path (%s) does not change the destination',
  async (query) => {
    const location = (await get(`/get/vpn${query}`, agents.android)).headers.get('location');
    expect([storeLinks.vpn.android, null]).toContain(location);
  },
);
