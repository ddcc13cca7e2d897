import { expect, test } from 'vitest';
import { avoidedTerms, menuProblems, termProblems } from './term-problems.ts';

const found = (text: string, avoid: string[]) =>
  termProblems([{ line: 3, text }], avoidedTerms([{ use: 'this', avoid }])).map(
    ({ line, problem }) => `${line} ${problem}`,
  );

test('reports an avoided word with its line and the replacement', () => {
  expect(found('A\nBlacklist', ['blacklist'])).toEqual(['4 "Blacklist" is avoided; write: this']);
});

test('matches whole words, unless a star allows other endings or beginnings', () => {
  expect(found('amends, mended', ['mend'])).toEqual([]);
  expect(found('mended', ['mend*'])).toHaveLength(1);
  expect(found('das vertraute Handy, des vertrauten Handys', ['vertraute* Handy*'])).toHaveLength(2);
  expect(found('والأصول', ['*الأصول'])).toHaveLength(1);
});

test('finds a term across a line break or a no-break space', () => {
  expect(found('web\n  site, web\u00A0site', ['web site'])).toHaveLength(2);
});

test('compares vowel signs only if the term has them', () => {
  expect(found('قائمة سُوداء', ['قائمة سوداء'])).toHaveLength(1);
  expect(found('افتراضيًّا', ['افتراضيًا'])).toEqual([]);
});

test('reports a part of a menu path that is not in the glossary', () => {
  const isKnown = (name: string) => ['Settings', 'Apps'].includes(name);
  const problems = menuProblems(
    { line: 1, text: '**Settings → Apps**\n\n**Settings →\n Aps** and **Aps**' },
    isKnown,
    'add it',
  );
  expect(problems).toEqual([{ line: 3, problem: '"Aps" in "Settings → Aps" is not in the glossary; add it' }]);
});
