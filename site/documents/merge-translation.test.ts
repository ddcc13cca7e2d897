import { expect, test } from 'vitest';
import { mergeTranslation } from './merge-translation.ts';

test('dates, prices and pictures come from English, texts from the translation', () => {
  const own = { title: 'Titel', date: '2026-01-01' };
  expect(mergeTranslation(own, { title: 'Title', date: '2026-02-01', draft: true }, ['date', 'draft'])).toEqual({
    title: 'Titel',
    date: '2026-02-01',
    draft: true,
  });
});

test('an untranslated question is in English at its English position; one that English no longer has is omitted', () => {
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

test('a list without ids is taken from the translation', () => {
  expect(mergeTranslation({ limits: ['Eins'] }, { limits: ['One', 'Two'] }, [])).toEqual({ limits: ['Eins'] });
});

test('a misspelled field is kept, so that the schema reports it', () => {
  expect(mergeTranslation({ titel: 'Titel' }, { title: 'Title' }, [])).toEqual({ title: 'Title', titel: 'Titel' });
});
