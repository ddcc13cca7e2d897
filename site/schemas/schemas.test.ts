import { expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { appPrivacySchema } from './app-privacy.ts';
import { blogSchema } from './blog.ts';
import { jobSchema } from './job.ts';
import { legalSchema } from './legal.ts';
import { newsSchema } from './news.ts';

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
