import { expect, test } from 'vitest';
import { canonicalEmail, emailKey, mailboxKey } from './email-key.ts';

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
])('%j is stored as %s and looked up as %s', (written, stored, key) => {
  expect(canonicalEmail(written)).toBe(stored);
  expect(emailKey(written)).toBe(key);
  expect(emailKey(stored)).toBe(key);
});

test.each([
  'ada@a%2eb.com',
  'ada@a/b.com',
  'ada@1.2',
  'ada@a.1.2.3',
  'ada@b..c',
  'ada@xn--iñvalid.com',
  'ada@example.xn--om',
  'ada@bücher-.example',
  'ada@a_b.com',
  'ada@-a.com',
  'ada@a-.com',
  `ada@${'a'.repeat(64)}.com`,
  `ada@${'ü'.repeat(60)}.com`,
  `ada@${'abc.'.repeat(63)}com`,
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'a@da@example.com',
  '"ada"@example.com',
  'a da@example.com',
  'ada\u200b@example.com',
  'ada\u202e@example.com',
  'ada😀@example.com',
  `${'a'.repeat(65)}@example.com`,
  `${'ü'.repeat(33)}@example.com`,
  `ada@${'a.'.repeat(124)}com`,
  'ada',
  'ada@',
])('no mail server takes %s', (email) => {
  expect(canonicalEmail(email)).toBeUndefined();
});

test('a stored address that no mail server accepts is still found', () => {
  expect(emailKey('A@B@Example.com')).toBe('a@b@example.com');
});

test('an address of the longest length is accepted', () => {
  expect(canonicalEmail(`abc@${'a.'.repeat(123)}abcd`)).toHaveLength(254);
});

test.each([
  ['A.da+1@Gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ada+shop@outlook.com', 'ada@outlook.com'],
  ['a.da+shop@outlook.com', 'a.da@outlook.com'],
  ['ada+x+y@me.com', 'ada@icloud.com'],
  ['a.da@pm.me', 'ada@proton.me'],
  ['a.da+1@example.com', 'a.da+1@example.com'],
  ['ada@notgmail.com', 'ada@notgmail.com'],
])('mails to %s are counted for %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});
