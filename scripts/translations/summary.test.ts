import { expect, test } from 'vitest';
import { summaryRow, summaryTable } from './summary.ts';
import type { TranslationStatus } from './translation-status.ts';

test('a language is one row: what is current by kind, then what there is to do', () => {
  const all: TranslationStatus[] = [
    { kind: 'labels', item: 'common/a', state: 'current', hash: '1' },
    { kind: 'labels', item: 'common/b', state: 'stale', hash: '2' },
    { kind: 'labels', item: 'common/c', state: 'obsolete', hash: '' },
    { kind: 'documents', item: 'news/d', state: 'missing', hash: '3' },
  ];
  const row = summaryRow(all);
  expect(row).toMatchObject({ labels: '1 of 2', documents: '0 of 1', stale: '1', missing: '1', obsolete: '1' });
  const lines = summaryTable(
    new Map([
      ['de', row],
      ['es_419', row],
    ]),
  ).split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
});
