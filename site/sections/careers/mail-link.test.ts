import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('the subject is encoded correctly in any language', () => {
  expect(mailLink('careers@northlamp.example', 'Bewerbung: R&D? Größer & schöner')).toBe(
    'mailto:careers@northlamp.example?subject=Bewerbung%3A%20R%26D%3F%20Gr%C3%B6%C3%9Fer%20%26%20sch%C3%B6ner',
  );
});
