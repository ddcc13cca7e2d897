import { expect, test } from 'vitest';
import { englishSentences, scriptProblems } from './left-in-english.ts';

test('reports a text that is not in the script of its language', () => {
  const arabic = 'هذا نص عربي طويل بما يكفي ليُحسب فيه نصيب الحروف العربية';
  expect(scriptProblems([arabic, 'Photo Vault'], 'arabic')).toEqual([]);
  expect(scriptProblems(['This text was left in English by somebody in a hurry.'], 'arabic')).toEqual([
    expect.stringMatching(/^only 0 %/),
  ]);
  expect(scriptProblems(['Это предложение осталось на русском языке, а не на немецком'], 'latin')).toHaveLength(1);
});

test('ignores short texts, which may consist of names', () => {
  expect(scriptProblems(['Google Play, App Store'], 'arabic')).toEqual([]);
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
