import { afterEach, expect, test } from 'vitest';
import type { Indexing } from '#contracts/build-config.ts';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { startFixture, type RunningFixture } from '#tests/support/server/start-fixture.ts';

let server: RunningFixture | undefined;
afterEach(() => server?.end());

const siteUrl = 'https://shop.example.org';

test.each<[Indexing, Record<string, string>, string | null, string]>([
  ['allowed', {}, null, `search engines may index this site under ${siteUrl}`],
  ['allowed', { SITE_URL: siteUrl }, null, `search engines may index this site under ${siteUrl}`],
  ['allowed', { NOINDEX: 'true' }, 'noindex', 'search engines may not index this site, because NOINDEX is true'],
  ['noindex', {}, 'noindex', 'search engines may not index this site, because NOINDEX is true'],
  ['no-site-url', {}, 'noindex', 'search engines may not index this site, because it was built without SITE_URL'],
])('a build with indexing %s, started with %j, has the header %s', async (indexing, variables, header, sentence) => {
  server = await startFixture({ site: writeFixtureSite(undefined, { indexing, siteUrl }), variables });
  for (const path of ['/', '/_assets/app.Ab12Cd34.js', '/nowhere', '/healthz', '/%']) {
    expect((await fetch(server.origin + path)).headers.get('x-robots-tag'), path).toBe(header);
  }
  expect(server.context.indexing.sentence).toBe(sentence);
});
