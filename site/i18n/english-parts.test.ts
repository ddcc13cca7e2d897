import { expect, test } from 'vitest';
import { markEnglish, wrapEnglishParts } from './english-parts.ts';

const text = markEnglish('New label');

test('a label shown in English is marked with its language', () => {
  expect(wrapEnglishParts(`<p>Vorher: ${text}.</p>`)).toBe(
    '<p>Vorher: <span lang="en" dir="ltr">New label</span>.</p>',
  );
});

test('a label with an entity is marked as a whole', () => {
  expect(wrapEnglishParts(`<p>${markEnglish('Q &amp; A')}</p>`)).toBe(
    '<p><span lang="en" dir="ltr">Q &amp; A</span></p>',
  );
});

test.each([
  `<button aria-label="${text}">x</button>`,
  `<title>${text}</title>`,
  `<script>"${text}"</script>`,
  `<react-island props="{}"><p>${text}</p></react-island>`,
  `<option>${text}</option>`,
])('%s is unchanged', (html) => {
  expect(wrapEnglishParts(`<main>${html}</main>`)).toBe(`<main>${html}</main>`);
});

test('a page without such a label is unchanged', () => {
  const html = '<p>\u2068isolated\u2069</p>';
  expect(wrapEnglishParts(html)).toBe(html);
});
