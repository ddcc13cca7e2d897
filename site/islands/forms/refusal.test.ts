import { expect, test } from 'vitest';
import { toFailure } from './refusal.ts';

test.each([
  [0, 'Network Error', 'network'],
  [403, 'Forbidden', 'blocked'],
  [413, 'too-large', 'too-large'],
  [429, 'too-many-requests', 'too-many-requests'],
  [451, 'Unavailable For Headless Browser', 'headless'],
  [503, 'unavailable', 'unavailable'],
  [500, 'internal', 'failed'],
  [400, 'The template ID is required', 'failed'],
])('status %i with "%s" is %s', (status, text, refusal) => {
  expect(toFailure({ status, text }, true)).toEqual({ refusal });
});

test('a rejected proof requests another one', () => {
  for (const text of ['proof-needed', 'proof-invalid'])
    expect(toFailure({ status: 403, text }, true)).toEqual({ refusal: 'spam', needsProof: true });
  expect(toFailure({ status: 403, text: 'spam' }, true)).toEqual({ refusal: 'spam' });
});

test('invalid fields reported by the server are listed by field', () => {
  const text = JSON.stringify({ code: 'invalid-fields', fields: { email: 'email-invalid' } });
  expect(toFailure({ status: 400, text }, true)).toEqual({ fields: { email: 'email-invalid' } });
  expect(toFailure({ status: 400, text: '{"code":"bad-request"}' }, true)).toEqual({ refusal: 'failed' });
  expect(toFailure({ status: 400, text: '{' }, true)).toEqual({ refusal: 'failed' });
});

test('errors thrown by fetch are network errors, or `offline` if the browser is', () => {
  expect(toFailure(new TypeError('Failed to fetch'), true)).toEqual({ refusal: 'network' });
  expect(toFailure(new DOMException('no answer', 'TimeoutError'), true)).toEqual({ refusal: 'network' });
  expect(toFailure(new TypeError('Failed to fetch'), false)).toEqual({ refusal: 'offline' });
});

test('all other errors have an unknown reason', () => {
  expect(toFailure('The public key is required. Visit https://dashboard.example', true)).toEqual({
    refusal: 'unknown',
  });
});
