import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';

test('a check without a build, or with one by another version, says in one sentence what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  try {
    expect(() => readBuiltSite(folder)).toThrow(/^There is no \S+; build the site first: npm run build\.$/);
    writeFileSync(join(folder, 'manifest.json'), '{ "locales": [] }');
    expect(() => readBuiltSite(folder)).toThrow(
      /^\S+ is not of this version .*; build the site again: npm run build\.$/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
