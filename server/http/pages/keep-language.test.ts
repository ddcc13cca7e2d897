import { expect, test } from 'vitest';
import { keepLanguage } from './keep-language.ts';

test('a page is told to stay in its language', () => {
  expect(keepLanguage('<!doctype html><html lang="de"><p>')).toBe('<!doctype html><html data-fixed lang="de"><p>');
  expect(keepLanguage('<html><html-x>')).toBe('<html data-fixed><html-x>');
});

test('one that stays already is left as it is', () => {
  expect(keepLanguage('<html lang="en" data-fixed>')).toBe('<html lang="en" data-fixed>');
});
