import { expect, test } from 'vitest';
import { scheduledDocuments } from './scheduled-documents.ts';

test('lists documents with a future date, but no drafts or published documents', () => {
  const before = scheduledDocuments(Date.parse('2026-10-19'));
  expect(before).toContainEqual({ file: 'content/news/en/2026-10-vpn-locations.md', day: '2026-10-20' });
  expect(scheduledDocuments(Date.parse('2026-10-20')).map(({ file }) => file)).not.toContain(
    'content/news/en/2026-10-vpn-locations.md',
  );
});
