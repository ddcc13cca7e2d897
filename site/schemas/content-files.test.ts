import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apps } from '#content/facts/apps.ts';

test.each(apps)('$id has a getting-started guide', ({ slug }) => {
  expect(existsSync(`content/docs/en/${slug}-getting-started.md`)).toBe(true);
});
