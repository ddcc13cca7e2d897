import { expect, test } from 'vitest';
import { scheduledDocuments } from './waiting-documents.ts';

test('what is dated after today is named with its day; drafts and what is published are not', () => {
  const before = scheduledDocuments(Date.parse('2026-10-19'));
  expect(before).toContainEqual({ file: 'content/news/en/2026-10-vpn-locations.md', day: '2026-10-20' });
  expect(scheduledDocuments(Date.parse('2026-10-20')).map(({ file }) => file)).not.toContain(
    'content/news/en/2026-10-vpn-locations.md',
  );
});
