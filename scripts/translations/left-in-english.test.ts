import { expect, test } from 'vitest';
import { englishSentences, insufficientScriptShare } from './left-in-english.ts';

test('reports a text that is not in the script of its language', () => {
  const arabic = 'هذا نص عربي طويل بما يكفي ليُحسب فيه نصيب الحروف العربية';
  expect(insufficientScriptShare([arabic, 'Photo Vault'], 'arabic')).toBeUndefined();
  expect(insufficientScriptShare(['This text was left in English by somebody in a hurry.'], 'arabic')).toBe(0);
  expect(insufficientScriptShare(['Это предложение осталось на русском языке, а не на немецком'], 'latin')).toBe(0);
});

test('ignores short texts, which may consist of names', () => {
  expect(insufficientScriptShare(['Google Play, App Store'], 'arabic')).toBeUndefined();
});

test('reports an English sentence with its line, but no names or short parts', () => {
  const english = [{ line: 1, text: 'Northlamp Photo Vault.\n- We keep your photos on your own phone.' }];
  expect(
    englishSentences(
      [{ line: 5, text: 'Gut.\n\n- We keep your photos on your own phone. Northlamp Photo Vault.' }],
      english,
    ),
  ).toEqual([{ line: 7, problem: 'is still in English: "We keep your photos on your own phone"' }]);
});
