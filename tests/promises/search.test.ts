import { afterAll, expect, test } from 'vitest';
import { createEngine } from '#search/engine.ts';
import { fixtureFiles, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { startFixture } from '#tests/support/server/start-fixture.ts';

const index = {
  '/search.html':
    '<main><input id="search-query"><p id="search-status"></p><ol id="search-results"></ol><template id="search-result"><li><img><small></small><a href="/search">x</a><p><mark></mark></p></li></template></main>',
  '/search/labels.json': JSON.stringify({ tag: 'en', found: {}, none: 'None', hint: 'Try', more: '', kinds: {} }),
  '/search/index.json': JSON.stringify({ folder: '/_assets/search/x', tag: 'en', pages: [], common: [] }),
  '/_assets/search/x/terms.json': JSON.stringify(createEngine()),
};

const server = await startFixture({ site: writeFixtureSite({ ...fixtureFiles, ...index }) });
afterAll(server.end);

test('search terms that reach the server are neither stored nor written to its log', async () => {
  const response = await fetch(`${server.origin}/search?q=zzlantern`);
  expect(await response.text()).toContain('zzlantern');
  server.context.access.stop();
  expect(server.log.join('')).not.toContain('zzlantern');
  const tables = await server.context.storage.read((db) => db.introspection.getTables());
  for (const { name } of tables) {
    const rows = await server.context.storage.read((db) =>
      db
        .selectFrom(name as 'submissions')
        .selectAll()
        .execute(),
    );
    expect(JSON.stringify(rows)).not.toContain('zzlantern');
  }
});
