import { expect, test } from 'vitest';
import { passwordRules } from '#contracts/password-rules.ts';
import { characterSets, generatePassphrase, generatePassword, setNames } from './generate.ts';
import { words } from './word-list.ts';

test('a password has the given length, only characters of its sets, and at least one of each set', () => {
  for (let round = 0; round < 200; round++) {
    const password = generatePassword(['lower', 'digits', 'symbols'], 8);
    expect(password).toMatch(/^[a-z0-9!#$%&*+\-=?@^_~]{8}$/);
    expect(password).toMatch(/[a-z]/);
    expect(password).toMatch(/\d/);
    expect(password).toMatch(/[^a-z\d]/);
  }
});

test('a password that lacks a set is discarded entirely', () => {
  const indices = [0, 1, 2, 0, 1, 26];
  expect(generatePassword(['lower', 'digits'], 3, (numbers) => numbers.fill(indices.shift() ?? 0))).toBe('ab0');
});

test('no character is in two sets, or in one set twice', () => {
  const all = setNames.map((name) => characterSets[name]).join('');
  expect(new Set(all).size).toBe(all.length);
});

test('the words are the EFF’s large list: one for each roll of five dice, in order', () => {
  expect(words).toHaveLength(passwordRules.listSize);
  expect(new Set(words).size).toBe(6 ** 5);
  expect([words[0], words[7_775]]).toEqual(['abacus', 'zoom']);
  expect(words).toEqual([...words].sort());
  expect(words.every((word) => /^[a-z-]{3,9}$/.test(word))).toBe(true);
});

test('different words never give the same passphrase, although four words contain a hyphen', () => {
  const hyphenated = words.filter((word) => word.includes('-'));
  expect(hyphenated).toHaveLength(4);
  // In each hyphenated word, at least one part is not a word of the list, so it can't be mistaken for two words.
  for (const word of hyphenated) expect(word.split('-').every((part) => words.includes(part))).toBe(false);
});

test('a passphrase has the given number of words, all equally likely', () => {
  const indices = [0, 7_775, 3, 3];
  expect(generatePassphrase(words, 4, (numbers) => numbers.fill(indices.shift() ?? 0))).toBe('abacus-zoom-abide-abide');
});
