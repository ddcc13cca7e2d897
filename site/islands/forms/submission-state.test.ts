import { expect, test } from 'vitest';
import { reduceSubmission, initialState, type SubmissionEvent } from './submission-state.ts';

const after = (...events: SubmissionEvent[]) => events.reduce(reduceSubmission, initialState);
const wrong: SubmissionEvent = { type: 'wrong', errors: { name: 'Missing', email: 'Wrong' }, summary: 'Look again' };

test('each failed attempt is counted, so that the focus moves each time', () => {
  expect(after(wrong, wrong, { type: 'sending' }, { type: 'refused', summary: 'Later' })).toEqual({
    phase: 'editing',
    errors: {},
    summary: 'Later',
    failures: 3,
  });
});

test('while typing, errors already shown are updated and no new ones appear', () => {
  expect(after(wrong, { type: 'changed', field: 'name', error: 'Too long' }).errors.name).toBe('Too long');
  expect(after({ type: 'changed', field: 'name', error: 'Too long' })).toBe(initialState);
});

test('the summary disappears with the last error', () => {
  const one = after(wrong, { type: 'changed', field: 'name', error: undefined });
  expect(one).toMatchObject({ errors: { email: 'Wrong' }, summary: 'Look again' });
  const none = reduceSubmission(one, { type: 'changed', field: 'email', error: undefined });
  expect(none).toMatchObject({ errors: {}, summary: undefined });
});

test('sending clears all errors, and a reset clears the state', () => {
  expect(after(wrong, { type: 'sending' })).toMatchObject({ phase: 'sending', errors: {}, summary: undefined });
  expect(after(wrong, { type: 'sending' }, { type: 'sent' }).phase).toBe('sent');
  expect(after(wrong, { type: 'sending' }, { type: 'sent' }, { type: 'reset' })).toEqual(initialState);
});
