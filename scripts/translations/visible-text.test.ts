import { expect, test } from 'vitest';
import { blankCode, visibleTexts } from './visible-text.ts';

const place = '\uFFFC';

test('Markdown: returns front matter without technical fields, and the body, with lines', () => {
  const head = "---\ntitle: 'It’s: new'\nimage: a b.svg\nimageAlt: A phone\n---\n";
  const body = 'Text with `code` and [a link](/x y).\n';
  expect(visibleTexts({ file: 'content/news/en/a.md', source: head + body, body })).toEqual([
    { line: 2, text: 'It’s: new' },
    { line: 4, text: 'A phone' },
    { line: 6, text: `Text with ${place} and [a link${place}.\n` },
  ]);
});

test('YAML: returns every text with its line, without comments', () => {
  const source =
    '# A "comment"\nquestions:\n  - slug: a-b\n    question: "Why \\"now\\"?"\n    answer: |\n      One\n      two\n';
  expect(visibleTexts({ file: 'content/faq/en/a.yaml', source, body: '' })).toEqual([
    { line: 4, text: 'Why "now"?' },
    { line: 5, text: '\n      One\n      two\n' },
  ]);
});

test('blanks code, URLs, tags, and placeholders, but keeps lines', () => {
  expect(blankCode('a {{b.c}} <b>d</b> x@y.zz https://e.f/g')).toBe(`a ${place} ${place}d${place} ${place} ${place}`);
  expect(blankCode('```\na\nb\n```\nc').split('\n')).toHaveLength(5);
});
