import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { fieldTables, tableMarks, withFieldTables } from './field-tables.ts';

const file = 'docs/writing-content.md';

test('the tables of fields in the docs are those of the schemas (npm run docs:fields writes them)', async () => {
  const document = readFileSync(file, 'utf8');
  const options = { ...(await resolveConfig(file)), parser: 'markdown' };
  expect(document).toBe(await format(withFieldTables(document), options));
});

test('a field has its need, its purpose and an example, whichever layer of the schema holds them', () => {
  const tables = fieldTables();
  expect(tables).toContain('| `author` | yes | Full name of the person who wrote it | `Maja Sundin` |');
  expect(tables).toMatch(/\| `updated` \| {2}\| Day of the last change .* \| `2026-10-20` \|/);
  expect(tables).toMatch(/\| `questions\[\]\.slug` \| yes \|/);
});

test('a document that lost the marks is told', () => {
  expect(() => withFieldTables('# Writing')).toThrow(tableMarks[0]);
});
