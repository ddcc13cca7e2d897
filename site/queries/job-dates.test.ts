import { expect, test } from 'vitest';
import { isOpen } from './job-dates.ts';

const closes = new Date('2026-12-31');

test('a job is open until its closing day has ended everywhere', () => {
  expect(isOpen(closes, new Date('2026-12-31T00:00:00Z'))).toBe(true);
  expect(isOpen(closes, new Date('2026-12-31T23:59:59-12:00'))).toBe(true);
});

test('a job is closed after its closing day has ended everywhere', () => {
  expect(isOpen(closes, new Date('2027-01-01T00:00:00-12:00'))).toBe(false);
  expect(isOpen(closes, new Date('2027-06-01'))).toBe(false);
});
