import { expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { docsSchema } from './docs.ts';
import { faqSchema } from './faq.ts';
import { productSchema } from './product.ts';

const point = { title: 'Set a PIN', text: 'Six digits are the minimum.' };
const product = {
  headline: 'Keep photos encrypted on your phone.',
  summary: 'An encrypted vault for photos and videos.',
  lead: 'Some pictures are not for the shared screen.',
  steps: [point, point, point],
  protects: [point, point, point, point],
  limits: ['A lost PIN means lost pictures.', 'Removing the app deletes the vault.'],
  permissions: { 'ios-face-id': 'Opens the vault.' },
  platforms: { android: 'Android 9 or later.', ios: 'iOS 17 or later.' },
  questions: Array.from({ length: 4 }, () => ({ question: 'Is it free?', answer: 'Yes, it is.' })),
};
const answer = 'No. It has no servers, and nothing of yours leaves the phone.';
const question = (slug: string) => ({ slug, question: 'Does it upload pictures?', answer });
const faq = {
  title: 'Photo Vault on iPhone',
  summary: 'What people ask about Photo Vault on an iPhone.',
  questions: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(question),
};

/** The validation errors of a document, as `field: message`. */
function problems(schema: z.ZodType, document: object): string[] {
  const { error } = schema.safeParse(document);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('valid documents pass', () => {
  expect(problems(productSchema, product)).toEqual([]);
  expect(problems(faqSchema, faq)).toEqual([]);
  expect(
    docsSchema.parse({ title: 'Getting started', summary: 'Which app does what, and where to begin.', order: 1 }),
  ).toMatchObject({
    draft: false,
  });
});

test('a product has three steps, four dangers and up to four questions', () => {
  expect(problems(productSchema, { ...product, steps: [point], protects: [point], questions: [] })).toEqual([
    'steps: must be three steps',
    'protects: must be four points',
    'questions: must be three or four questions',
  ]);
});

test('a permission must be one that an app requests', () => {
  const permissions = { 'ios-face': 'Opens the vault.' };
  expect(problems(productSchema, { ...product, permissions }).join()).toContain('permissions');
});

test('a slug contains only characters for URLs', () => {
  expect(problems(faqSchema, { ...faq, questions: [question('No Network'), ...faq.questions] })).toEqual([
    'questions.0.slug: must be lowercase letters, digits and single hyphens, such as "no-network"',
  ]);
});

test('slugs are unique on a page', () => {
  expect(problems(faqSchema, { ...faq, questions: [question('b'), ...faq.questions] })).toEqual([
    'questions: must not contain a slug twice',
  ]);
});

test('a guide is about an existing app', () => {
  const guide = {
    title: 'Antivirus',
    summary: 'How to set up the antivirus on a phone.',
    app: 'antivirus',
    order: 1.5,
  };
  expect(problems(docsSchema, guide)).toEqual([
    expect.stringMatching(/^app: Invalid option: expected one of "firewall"/),
    expect.stringMatching(/^order: /),
  ]);
});
