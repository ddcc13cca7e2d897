import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildInputs, toBuildConfig } from '#contracts/build-config.ts';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { buildReason } from './build-reason.ts';

const config = toBuildConfig({ LOCALES: 'de' });
const site = writeFixtureSite({ '/index.html': '' }, { inputs: buildInputs(config), sources: 'abc' });
afterAll(() => site.remove());

test('a build of these sources and this configuration is served as it is', () => {
  expect(buildReason(site.distFolder, toBuildConfig({ LOCALES: 'en,DE' }), 'abc')).toBeUndefined();
});

test('changed configuration or sources ask for another build', () => {
  expect(buildReason(site.distFolder, toBuildConfig({}), 'abc')).toBe('its configuration has changed');
  expect(buildReason(site.distFolder, config, 'abd')).toBe('its sources have changed');
});

test('no build, half a build or one of another version ask for one', () => {
  expect(buildReason(join(site.distFolder, 'nowhere'), config, 'abc')).toBe('there is no build of this version yet');
  for (const text of ['{"version":1,', '{"version":2}']) {
    writeFileSync(join(site.distFolder, 'manifest.json'), text);
    expect(buildReason(site.distFolder, config, 'abc')).toBe('there is no build of this version yet');
  }
});
