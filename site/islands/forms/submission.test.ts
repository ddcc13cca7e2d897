import { expect, test } from 'vitest';
import { isSubmissionId } from '#contracts/forms/hidden-fields.ts';
import { randomUuid } from './submission.ts';

test('ids are unique version 4 UUIDs', () => {
  const ids = Array.from({ length: 100 }, randomUuid);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(isSubmissionId(id), id).toBe(true);
    expect(id).toMatch(/^.{14}4.{4}[89ab]/);
  }
});
