import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { appIds, apps, faqPages } from '#content/facts/apps.ts';

/** What the files of one kind have to agree on with each other and with content/facts; a schema sees one file only. */

const languagesOf = (collection: string) => readdirSync(`content/${collection}`);
const read = (path: string): unknown => parse(readFileSync(`content/${path}.yaml`, 'utf8'));

const slugsOf = (language: string, page: string) => {
  const { questions } = read(`faq/${language}/${page}`) as { questions: readonly { slug: string }[] };
  return questions.map(({ slug }) => slug);
};

const permissionsOf = (language: string, app: string) => {
  const { permissions } = read(`products/${language}/${app}`) as { permissions: readonly { platform: string }[] };
  return permissions;
};

describe.each(languagesOf('faq'))('questions in %s', (language) => {
  test.each(faqPages)('$page has the questions of the English page, in the same order', ({ page }) => {
    expect(slugsOf(language, page)).toEqual(slugsOf('en', page));
  });
});

describe.each(languagesOf('products'))('products in %s', (language) => {
  test.each(apps)('$id asks for permissions only where the app is', ({ id, platforms }) => {
    const asked = new Set(permissionsOf(language, id).map(({ platform }) => platform));
    expect([...asked].sort()).toEqual([...platforms].sort());
  });

  test('as many permissions as in English', () => {
    const counts = (code: string) => appIds.map((id) => permissionsOf(code, id).length);
    expect(counts(language)).toEqual(counts('en'));
  });
});

test.each(apps)('$id has a guide to start with', ({ slug }) => {
  expect(existsSync(`content/docs/en/${slug}-getting-started.md`)).toBe(true);
});
