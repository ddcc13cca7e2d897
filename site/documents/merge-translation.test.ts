import { expect, test } from 'vitest';
import { mergeTranslation } from './merge-translation.ts';

test('days, prices and pictures come from English, words from the translation', () => {
  const own = { title: 'Titel', date: '2026-01-01' };
  expect(mergeTranslation(own, { title: 'Title', date: '2026-02-01', draft: true }, ['date', 'draft'])).toEqual({
    title: 'Titel',
    date: '2026-02-01',
    draft: true,
  });
});

test('a question that is not translated yet stands in English where English has it; one that English dropped is left out', () => {
  const english = {
    questions: [
      { slug: 'a', question: 'A?' },
      { slug: 'new', question: 'New?' },
      { slug: 'b', question: 'B?' },
    ],
  };
  const own = {
    questions: [
      { slug: 'b', question: 'B auf Deutsch?' },
      { slug: 'gone', question: 'Weg?' },
    ],
  };
  expect(mergeTranslation(own, english, [])).toEqual({
    questions: [
      { slug: 'a', question: 'A?' },
      { slug: 'new', question: 'New?' },
      { slug: 'b', question: 'B auf Deutsch?' },
    ],
  });
});

test('texts by id follow the ids of English', () => {
  const english = { data: { one: { name: 'One' }, two: { name: 'Two' } } };
  const own = { data: { one: { name: 'Eins' }, old: { name: 'Alt' } } };
  expect(mergeTranslation(own, english, [])).toEqual({ data: { one: { name: 'Eins' }, two: { name: 'Two' } } });
});

test('a list without ids stays what the translator made of it', () => {
  expect(mergeTranslation({ limits: ['Eins'] }, { limits: ['One', 'Two'] }, [])).toEqual({ limits: ['Eins'] });
});

test('a misspelled field is kept for the schema to tell', () => {
  expect(mergeTranslation({ titel: 'Titel' }, { title: 'Title' }, [])).toEqual({ title: 'Title', titel: 'Titel' });
});
