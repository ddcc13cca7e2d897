import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formNames } from '#contracts/forms/form-names.ts';
import type { FieldError } from '#contracts/forms/field-errors.ts';
import { languages } from '#locales/registry.ts';
import { createLabels } from '#server/labels.ts';
import { fieldSentences, refusalSentence } from './form-sentences.ts';

const labels = createLabels();
const live = languages.map(({ code }) => code).filter((code) => existsSync(`locales/${code}`));

const errors: readonly FieldError[] = [
  'required',
  'email-invalid',
  'email-spaces',
  'too-long',
  'choice-unknown',
  'link-invalid',
  'phone-invalid',
  'file-missing',
  'file-too-large',
  'file-type',
  'consent-missing',
  'text-invalid',
];

const refusals = [
  'spam',
  'proof-needed',
  'proof-invalid',
  'too-many-requests',
  'unavailable',
  'too-large',
  'bad-request',
] as const;

test.each(live)('everything that can be wrong has a sentence in %s', (code) => {
  const keys = [
    ...formNames.flatMap((form) =>
      errors.flatMap((error) => Object.values(fieldSentences(form, { name: error, email: error, message: error }))),
    ),
    ...refusals.map(refusalSentence),
    ...['form.check', 'form.notSent', 'newsletter.link.unknown'],
  ];
  expect(keys.filter((key) => labels(code, key) === '')).toEqual([]);
});

test("the newsletter's and the inquiry's sentences are those that were specified", () => {
  const sentence = (form: 'newsletter' | 'inquiry', field: string, error: FieldError) =>
    labels('en', fieldSentences(form, { [field]: error })[field] ?? '');
  expect(sentence('newsletter', 'email', 'required')).toBe('Please enter your email address');
  expect(sentence('newsletter', 'email', 'email-invalid')).toBe('Please enter a valid email address');
  expect(sentence('inquiry', 'name', 'required')).toBe('Name is required');
  expect(sentence('inquiry', 'email', 'email-invalid')).toBe('Please enter a valid email address.');
  expect(sentence('inquiry', 'email', 'email-spaces')).toBe('No spaces are allowed in the email address.');
  expect(sentence('inquiry', 'message', 'required')).toBe('Message is required');
});

test('a language without a text speaks English, and an unknown key is silent', () => {
  expect(labels('ga', 'form.check')).toBe(labels('en', 'form.check'));
  expect(labels('en', 'form.nothing')).toBe('');
});

test('an empty field has a sentence of its own, in each form that has it', () => {
  for (const form of ['contact', 'support', 'application'] as const)
    expect(fieldSentences(form, { name: 'required' })).toEqual({ name: 'form.error.required.name' });
  expect(fieldSentences('application', { job: 'required', coverLetter: 'required' })).toEqual({
    job: 'form.error.required.job',
    coverLetter: 'form.error.required.coverLetter',
  });
  expect(labels('en', 'form.error.required.topic')).toBe('Choose a topic.');
});
