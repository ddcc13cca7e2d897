import { expect, test } from 'vitest';
import { markPage } from './edit-page.ts';

test('sets an attribute for styles and script', () => {
  expect(markPage('<!doctype html><html lang="de"><p>', 'data-fixed')).toBe(
    '<!doctype html><html lang="de" data-fixed><p>',
  );
  expect(markPage('<html><html-x>', 'data-view', 'app')).toBe('<html data-view="app"><html-x>');
});

test('does not set the attribute twice', () => {
  expect(markPage('<html lang="en" data-fixed>', 'data-fixed')).toBe('<html lang="en" data-fixed>');
});
