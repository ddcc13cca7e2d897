import { expect, test } from 'vitest';
import { markPage } from './edit-page.ts';

test('a page is marked for its styles and its script', () => {
  expect(markPage('<!doctype html><html lang="de"><p>', 'data-fixed')).toBe(
    '<!doctype html><html lang="de" data-fixed><p>',
  );
  expect(markPage('<html><html-x>', 'data-view', 'app')).toBe('<html data-view="app"><html-x>');
});

test('one that is marked already is left as it is', () => {
  expect(markPage('<html lang="en" data-fixed>', 'data-fixed')).toBe('<html lang="en" data-fixed>');
});
