import { expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { appPrivacySchema } from './app-privacy.ts';
import { blogSchema } from './blog.ts';
import { docsSchema } from './docs.ts';
import { faqSchema } from './faq.ts';
import { jobSchema } from './job.ts';
import { legalSchema } from './legal.ts';
import { newsSchema } from './news.ts';
import { productSchema } from './product.ts';

const article = {
  title: 'New VPN locations',
  summary: 'Northlamp VPN has new locations.',
  author: 'Maja Sundin',
  date: '2026-10-20',
  image: 'locations.svg',
  imageAlt: 'Four points on a map.',
};
const job = {
  title: 'Android engineer',
  summary: 'Build Firewall and VPN for Android.',
  team: 'engineering',
  location: 'Luleå, Sweden',
  remote: true,
  type: 'full-time',
  posted: '2026-10-12',
  closes: '2027-01-31',
};
const legal = {
  title: 'Terms of use',
  summary: 'The terms for our website and apps.',
  version: '2026-10-15',
  changes: [{ date: '2026-10-15', text: 'First version.' }],
};

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

test('valid documents pass, and optional fields get their defaults', () => {
  expect(newsSchema.parse({ ...article, category: 'security' })).toMatchObject({ apps: [], draft: false });
  expect(problems(blogSchema, { ...article, tags: ['privacy'] })).toEqual([]);
  expect(problems(jobSchema, job)).toEqual([]);
  expect(problems(legalSchema, legal)).toEqual([]);
  expect(problems(productSchema, product)).toEqual([]);
  expect(problems(faqSchema, faq)).toEqual([]);
  const guide = { title: 'Getting started', summary: 'Which app does what, and where to begin.', order: 1 };
  expect(docsSchema.parse(guide)).toMatchObject({ draft: false });
});

test('unknown fields are errors, so that misspelled ones are noticed', () => {
  expect(problems(newsSchema, { ...article, category: 'security', autor: 'x' })).toEqual([
    ': Unrecognized key: "autor"',
  ]);
});

test('an image is a file name, not a URL', () => {
  expect(problems(newsSchema, { ...article, category: 'security', image: '/images/a.svg' })).toEqual([
    'image: must be a file name such as "2026-10-vpn-locations.svg"',
  ]);
});

test('tags are unique', () => {
  expect(problems(blogSchema, { ...article, tags: ['ios', 'ios'] })).toEqual(['tags: must not contain a tag twice']);
});

test('a job has a place or is remote', () => {
  expect(problems(jobSchema, { ...job, remote: false })).toEqual(['place: is required if "remote" is false']);
  expect(problems(jobSchema, { ...job, remote: false, place: 'lulea' })).toEqual([]);
});

test('a job cannot close before it is posted, and its salary is a range with a valid currency code', () => {
  expect(problems(jobSchema, { ...job, closes: '2026-10-01' })).toEqual(['closes: must not be before "posted"']);
  expect(problems(jobSchema, { ...job, salary: { min: 2, max: 1, currency: 'EUR' } })).toEqual([
    'salary: min must not be above max',
  ]);
  expect(problems(jobSchema, { ...job, salary: { min: 1, max: 2, currency: '€' } })).toEqual([
    'salary.currency: must be an ISO 4217 code such as "EUR"',
  ]);
});

test('the version of a legal text is the date of its newest change', () => {
  expect(problems(legalSchema, { ...legal, version: '2026-11-01' })).toEqual([
    'version: must be the date of the newest change, which comes first in "changes"',
  ]);
});

test('a policy may only use known placeholders', () => {
  expect(problems(appPrivacySchema, { title: '{{app}} by {{who}}' })).toContain(
    'title: may only use these placeholders: {{app}}, {{platform}}, {{store}}, {{company}}, {{address}}, {{mail}}, {{device}}',
  );
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
