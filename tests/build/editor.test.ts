import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('nothing of the editor is in the build', () => {
  const files = globSync('dist/site/**/*.{html,js,json,css}');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => /decap-cms|edit\/api/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
