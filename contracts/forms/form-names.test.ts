import { expect, test } from 'vitest';
import { isFormName } from './form-names.ts';
import { isSubmissionId } from './hidden-fields.ts';

test('only names of forms are accepted', () => {
  expect(isFormName('contact')).toBe(true);
  expect([isFormName('Contact'), isFormName('toString'), isFormName(1)]).toEqual([false, false, false]);
});

test('a submission id is a UUID', () => {
  expect(isSubmissionId(crypto.randomUUID())).toBe(true);
  expect([isSubmissionId('1'), isSubmissionId(undefined), isSubmissionId(`${crypto.randomUUID()}\n`)]).not.toContain(
    true,
  );
});
