import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildInputs, toBuildConfig } from '#contracts/build-config.ts';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { buildReason } from './build-reason.ts';

const config = toBuildConfig({ LOCALES: 'de' });
const site = writeFixtureSite({ '/index.html': '' }, { inputs: buildInputs(config), sources: 'abc' });
afterAll(() => site.remove());

test('a build with the same sources and configuration is up to date', () => {
  expect(buildReason(site.distFolder, toBuildConfig({ LOCALES: 'en,DE' }), 'abc')).toBeUndefined();
});

test('a changed configuration or source requires a build', () => {
  expect(buildReason(site.distFolder, toBuildConfig({}), 'abc')).toBe('its configuration has changed');
  expect(buildReason(site.distFolder, config, 'abd')).toBe('its sources have changed');
});

test('a missing, incomplete, or older build requires a build', () => {
  expect(buildReason(join(site.distFolder, 'nowhere'), config, 'abc')).toBe('there is no build of this version yet');
  for (const text of ['{"version":1,', '{"version":2}']) {
    writeFileSync(join(site.distFolder, 'manifest.json'), text);
    expect(buildReason(site.distFolder, config, 'abc')).toBe('there is no build of this version yet');
  }
});
