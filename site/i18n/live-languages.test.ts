import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { liveLanguages } from './live-languages.ts';

test('a language is live once it has labels; a style guide alone is not enough', () => {
  const root = mkdtempSync(join(tmpdir(), 'live-'));
  for (const code of ['en', 'de', 'fr']) mkdirSync(join(root, 'locales', code), { recursive: true });
  for (const code of ['en', 'de']) writeFileSync(join(root, 'locales', code, 'common.json'), '{}');
  writeFileSync(join(root, 'locales/fr/style.md'), '# Français');
  expect(liveLanguages(undefined, root).map(({ code }) => code)).toEqual(['en', 'de']);
  rmSync(root, { recursive: true });
});
