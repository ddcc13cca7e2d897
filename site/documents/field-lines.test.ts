import { expect, test } from 'vitest';
import { fieldLine } from './field-lines.ts';

const markdown = '---\ntitle: A\nsummary: >-\n  Two\n  lines.\napps: [vpn]\n---\n\ntitle: no field\n';
const yaml = 'title: A\nquestions:\n  - slug: a\n    question: B\n  - slug: c\n';

test.each<[string, string, PropertyKey[], number | undefined]>([
  ['a field of front matter', markdown, ['summary'], 3],
  ['an item of a list', markdown, ['apps', 0], 6],
  ['a missing field', markdown, ['author'], undefined],
  ['a field of a list in YAML', yaml, ['questions', 0, 'question'], 4],
  ['a missing field of an item: the item', yaml, ['questions', 1, 'answer'], 5],
])('the line of %s', (_, source, path, line) => {
  expect(fieldLine(source, path)).toBe(line);
});
