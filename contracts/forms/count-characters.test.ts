import { expect, test, vi } from 'vitest';
import { countCharacters, isWithin } from './count-characters.ts';

test.each([
  ['lamp', 4],
  ['é', 1],
  ['e\u0301', 1],
  ['👩‍👩‍👧‍👦', 1],
  ['🇩🇪🇫🇷', 2],
  ['नमस्ते', 3],
  ['', 0],
])('%s has %i characters', (text, count) => {
  expect(countCharacters(text, 100)).toBe(count);
});

test('counting stops one past the maximum, however long the text is', () => {
  expect(countCharacters('é'.repeat(160_000), 10_000)).toBe(10_001);
  expect(countCharacters('lamp', 4)).toBe(4);
});

test('a limit counts user-perceived characters', () => {
  expect(isWithin('👩‍👩‍👧‍👦'.repeat(100), 100)).toBe(true);
  expect(isWithin('👩‍👩‍👧‍👦'.repeat(101), 100)).toBe(false);
  expect(isWithin('a'.repeat(101), 100)).toBe(false);
});

test('one character with thousands of accents is over any limit', () => {
  expect(isWithin(`a${'\u0301'.repeat(5_000)}`, 100)).toBe(false);
});

test('a browser without Intl.Segmenter counts letters without accents', async () => {
  vi.resetModules();
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  const { countCharacters: count } = await import('./count-characters.ts');
  vi.unstubAllGlobals();
  // Other test files share the modules.
  vi.resetModules();
  expect([count('lamp', 100), count('e\u0301', 100), count('', 100)]).toEqual([4, 1, 0]);
  expect(count('é'.repeat(160_000), 10_000)).toBe(10_001);
});
