import { expect, test } from 'vitest';
import { checkSecurityExpiry } from './security-expiry.ts';

const now = new Date('2026-11-22');

test.each([
  ['2027-11-30', 'more than a year away'],
  ['soon', '"soon" is not a date'],
])('%s fails the build: %s', (expires, problem) => {
  expect(checkSecurityExpiry(expires, now).problems.join()).toContain(problem);
});

test('warns when the date has passed or is near, and only then', () => {
  expect(checkSecurityExpiry('2026-11-21', now)).toEqual({
    problems: [],
    warnings: [expect.stringContaining('expired on 2026-11-21')],
  });
  expect(checkSecurityExpiry('2026-12-01', now)).toEqual({
    problems: [],
    warnings: [expect.stringContaining('expires soon, on ')],
  });
  expect(checkSecurityExpiry('2027-10-31', now)).toEqual({ problems: [], warnings: [] });
});
