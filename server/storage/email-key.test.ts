import { expect, test } from 'vitest';
import { canonicalEmail, emailKey } from './email-key.ts';

test.each([
  ['Ada@Example.COM', 'Ada@example.com', 'ada@example.com'],
  [' ada@example.com.', 'ada@example.com', 'ada@example.com'],
  ['ada@ｅxample.com', 'ada@example.com', 'ada@example.com'],
  ['ada@\u{1d41e}xample.com', 'ada@example.com', 'ada@example.com'],
  ['ada@exam\u00adple.com', 'ada@example.com', 'ada@example.com'],
  ['ada@example。com', 'ada@example.com', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@XN--Bcher-kva.example', 'ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['Ａda@example.com', 'Ａda@example.com', 'ada@example.com'],
  ['Jürgen@example.com', 'Jürgen@example.com', 'jürgen@example.com'],
  ['Ju\u0308rgen@example.com', 'Jürgen@example.com', 'jürgen@example.com'],
  ['a@b@example.com', 'a@b@example.com', 'a@b@example.com'],
])('%j is stored as %s and looked up as %s', (written, stored, key) => {
  expect(canonicalEmail(written)).toBe(stored);
  expect(emailKey(written)).toBe(key);
  expect(emailKey(stored)).toBe(key);
});

test.each(['ada@a%2eb.com', 'ada@a/b.com', 'ada@1.2', 'ada@a.1.2.3', 'ada@b..c', 'ada@xn--iñvalid.com', 'ada', 'ada@'])(
  'no mail can be sent to %s',
  (email) => {
    expect(canonicalEmail(email)).toBeUndefined();
  },
);
