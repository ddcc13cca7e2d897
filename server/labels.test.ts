import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorLabels, errorMessage, refusalLabels } from '#contracts/forms/error-labels.ts';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import type { FieldError } from '#contracts/forms/field-errors.ts';
import { languages } from '#locales/registry.ts';
import { pageLabels } from './labels.ts';

const live = languages.map(({ code }) => code).filter((code) => existsSync(`locales/${code}/common.json`));
const labelOf = (form: FormName, field: string, error: FieldError) => errorMessage(errorLabels(form), field, error);

test.each(live)('every error has a message in %s', (code) => {
  const keys = [
    ...formNames.flatMap((form) => Object.values(errorLabels(form))),
    ...Object.values(refusalLabels),
    ...['form.check', 'form.notSent', 'form.error.file-again'],
    ...['newsletter.link.unknown', 'newsletter.link.unknownSettings'],
  ];
  expect(keys.filter((key) => pageLabels(code, key) === '')).toEqual([]);
});

test("the newsletter's and the inquiry's messages match the specification", () => {
  const message = (form: FormName, field: string, error: FieldError) =>
    pageLabels('en', labelOf(form, field, error) ?? '');
  expect(message('newsletter', 'email', 'required')).toBe('Please enter your email address');
  expect(message('newsletter', 'email', 'email-invalid')).toBe('Please enter a valid email address');
  expect(message('newsletter', 'email', 'email-spaces')).toBe('Please enter a valid email address');
  expect(message('inquiry', 'name', 'required')).toBe('Name is required');
  expect(message('inquiry', 'email', 'email-invalid')).toBe('Please enter a valid email address.');
  expect(message('inquiry', 'email', 'email-spaces')).toBe('No spaces are allowed in the email address.');
  expect(message('inquiry', 'message', 'required')).toBe('Message is required');
});

test('an untranslated text falls back to English, an unknown key to an empty text', () => {
  expect(pageLabels('pseudo', 'form.check')).toBe(pageLabels('en', 'form.check'));
  expect(pageLabels('en', 'form.nothing')).toBe('');
});
