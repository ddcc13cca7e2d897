import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatText } from '#scripts/format-text.ts';
import { fieldTables, tableMarks, withFieldTables } from './field-tables.ts';

const file = 'docs/writing-content.md';

test('the field tables in the docs match the schemas (run npm run docs:fields to update them)', async () => {
  const document = readFileSync(file, 'utf8');
  expect(document).toBe(await formatText(file, withFieldTables(document)));
});

test('a field shows whether it is required, its description, and an example from any schema layer', () => {
  const tables = fieldTables();
  expect(tables).toContain(
    '| `author` | yes | Full name of the person who wrote it; 2 to 80 characters | `Maja Sundin` |',
  );
  expect(tables).toMatch(/\| `updated` \| {2}\| Date of the last change .* \| `2026-10-20` \|/);
  expect(tables).toMatch(/\| `questions\[\]\.slug` \| yes \|/);
});

test('reports missing markers', () => {
  expect(() => withFieldTables('# Writing')).toThrow(tableMarks[0]);
});
