import { expect, test } from 'vitest';
import { characterSets, setNames } from './character-sets.ts';
import { generatePassphrase, generatePassword, words } from './generate.ts';

test('a password has its length, only characters of its sets, and at least one of each', () => {
  for (let round = 0; round < 200; round++) {
    const password = generatePassword(['lower', 'digits', 'symbols'], 8);
    expect(password).toMatch(/^[a-z0-9!#$%&*+\-=?@^_~]{8}$/);
    expect(password).toMatch(/[a-z]/);
    expect(password).toMatch(/\d/);
    expect(password).toMatch(/[^a-z\d]/);
  }
});

test('a password without a character of each set is thrown away as a whole', () => {
  const indices = [0, 1, 2, 0, 1, 26];
  expect(generatePassword(['lower', 'digits'], 3, (numbers) => numbers.fill(indices.shift() ?? 0))).toBe('ab0');
});

test('no character is in two sets, or twice in one', () => {
  const all = setNames.map((name) => characterSets[name]).join('');
  expect(new Set(all).size).toBe(all.length);
});

test('the words are 2,048, each there once and told apart by four letters', () => {
  expect(words).toHaveLength(2_048);
  expect(new Set(words.map((word) => word.slice(0, 4))).size).toBe(2_048);
  expect(words.every((word) => /^[a-z]{3,8}$/.test(word))).toBe(true);
});

test('a passphrase has as many words as asked for', () => {
  const phrase = generatePassphrase(5).split('-');
  expect(phrase).toHaveLength(5);
  expect(phrase.every((word) => words.includes(word))).toBe(true);
});
