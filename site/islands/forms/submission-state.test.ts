import { expect, test } from 'vitest';
import { reduceSubmission, untouched, type SubmissionEvent } from './submission-state.ts';

const after = (...events: SubmissionEvent[]) => events.reduce(reduceSubmission, untouched);
const wrong: SubmissionEvent = { type: 'wrong', errors: { name: 'Missing', email: 'Wrong' }, summary: 'Look again' };

test('each attempt that comes back is counted, so that the focus moves each time', () => {
  expect(after(wrong, wrong, { type: 'sending' }, { type: 'refused', summary: 'Later' })).toEqual({
    phase: 'editing',
    errors: {},
    summary: 'Later',
    returned: 3,
  });
});

test('an error that is shown changes while the visitor types, and no new one appears', () => {
  expect(after(wrong, { type: 'changed', field: 'name', error: 'Too long' }).errors.name).toBe('Too long');
  expect(after({ type: 'changed', field: 'name', error: 'Too long' })).toBe(untouched);
});

test('with the last error goes the sentence about the whole form', () => {
  const one = after(wrong, { type: 'changed', field: 'name', error: undefined });
  expect(one).toMatchObject({ errors: { email: 'Wrong' }, summary: 'Look again' });
  const none = reduceSubmission(one, { type: 'changed', field: 'email', error: undefined });
  expect(none).toMatchObject({ errors: {}, summary: undefined });
});

test('sending takes all errors back, and a new form knows nothing of the last', () => {
  expect(after(wrong, { type: 'sending' })).toMatchObject({ phase: 'sending', errors: {}, summary: undefined });
  expect(after(wrong, { type: 'sending' }, { type: 'sent' }).phase).toBe('sent');
  expect(after(wrong, { type: 'sending' }, { type: 'sent' }, { type: 'reset' })).toEqual(untouched);
});
