import { expect, test } from 'vitest';
import { languages, type LanguageCode } from '#locales/registry.ts';
import { typographyProblems } from './typography-problems.ts';

function problems(code: LanguageCode, text: string): string[] {
  const language = languages.find((one) => one.code === code) ?? languages[0];
  return typographyProblems({ line: 1, text }, language).map(({ problem }) => problem);
}

test('suggests the marks of the language for straight marks', () => {
  expect(problems('en', 'He said "no"')).toEqual([
    'has a straight quotation mark; write “text”, in "He said "no""',
    expect.stringContaining('write “text”'),
  ]);
  expect(problems('en', "It's")).toEqual(['has a straight apostrophe; write ’, in "It\'s"']);
  expect(problems('fr', '"oui"')).toEqual([expect.stringContaining('«text»'), expect.stringContaining('«text»')]);
});

test('reports quotation marks of another language', () => {
  expect(problems('de', 'Sie sagt „ja“ und ‚nein‘, nicht’s')).toEqual([]);
  expect(problems('de', 'Sie sagt “ja”')).toEqual([
    'has ”, which this language does not use; write „text“, in "Sie sagt “ja”"',
  ]);
  expect(problems('ar', 'قال “لا” و«نعم»')).toEqual([]);
  expect(problems('ar', 'قال „لا“')).toHaveLength(1);
});

test('reports Latin punctuation in Arabic text, but not in numbers or Latin words', () => {
  expect(problems('ar', 'نعم, لا')).toEqual(['has the mark , of another script; write ،, in "نعم, لا"']);
  expect(problems('ar', 'هل **تعمل**?')).toEqual([expect.stringContaining('write ؟')]);
  expect(problems('ar', 'على Android, iOS')).toHaveLength(1);
  expect(problems('ar', '1,000 و4.5')).toEqual([]);
  expect(problems('fa', 'بله; نه')).toHaveLength(1);
  expect(problems('he', 'כן, לא?')).toEqual([]);
  expect(problems('ja', 'はい, いいえ?')).toHaveLength(2);
  expect(problems('el', 'Γιατί?')).toEqual([expect.stringContaining('write ;')]);
});

test('reports groups of digits in right-to-left text unless they are isolated', () => {
  expect(problems('ar', 'الرقم 482 913')).toEqual([expect.stringContaining('groups of digits')]);
  expect(problems('ar', 'الرقم \u2066482 913\u2069')).toEqual([]);
  expect(problems('de', 'Nummer 482 913')).toEqual([]);
});

test('reports digits that differ from formatted numbers', () => {
  expect(problems('ar', '٢٠ ميغابايت')).toEqual([expect.stringContaining('write 0–9')]);
  expect(problems('fa', '۲۰ مگابایت')).toEqual([]);
});

test('reports a placeholder with single braces', () => {
  expect(problems('en', '{name} and {{name}}')).toEqual([
    'has {name}, but placeholders have two braces; write {{name}}, in "{name} and {{name}}"',
  ]);
});
