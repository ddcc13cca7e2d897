import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isCopied } from './build-copy.ts';
import { collectionByName, type CollectionName } from '#site/documents/collections.ts';
import { readDocuments } from '#site/documents/read-documents.ts';
import { checkContent, documentChecker } from './check-content.ts';
import { linkTargets } from './content/document-links.ts';
import { sourceHash, writeMarks } from './translations/marks.ts';

const root = mkdtempSync(join(tmpdir(), 'check-content-'));
const file = 'content/news/en/2026-10-vpn-locations.md';
const original = readFileSync(file, 'utf8');

// English, and what these tests need in German.
const isNeeded = (source: string) =>
  isCopied(source, ['en']) || (isCopied(source, ['de']) && /^content\/(news|faq)\b/.test(source));
cpSync('content', join(root, 'content'), { recursive: true, filter: isNeeded });
cpSync('site/pages', join(root, 'site/pages'), { recursive: true });
cpSync('site/assets/illustrations', join(root, 'site/assets/illustrations'), { recursive: true });
mkdirSync(join(root, 'locales/de'), { recursive: true });
cpSync('locales/glossary.yaml', join(root, 'locales/glossary.yaml'));
cpSync('locales/de/glossary.yaml', join(root, 'locales/de/glossary.yaml'));
beforeEach(() => writeFileSync(join(root, file), original));
afterAll(() => rmSync(root, { recursive: true }));

const news = collectionByName('news');

/** The other documents, to which these link, read once. */
const targets = linkTargets(root);
const check = documentChecker(root, targets);

/** Returns the problems of one kind of document in a language, after marks or files have changed. */
function problemsIn(name: CollectionName, code = 'en'): string[] {
  const collection = collectionByName(name);
  const english = readDocuments(collection, root, 'en');
  return documentChecker(root, targets)(
    collection,
    code === 'en' ? english : readDocuments(collection, root, code),
    english,
  );
}

/** Returns the problems reported after replacing the pattern in the document. Checks only this kind of document. */
function problemsWith(pattern: RegExp, other: string): string[] {
  expect(original).toMatch(pattern);
  writeFileSync(join(root, file), original.replace(pattern, other));
  const documents = readDocuments(news, root, 'en');
  const problems = check(news, documents, documents);
  return problems.filter((problem) => problem.startsWith(file));
}

test('reports an invalid field with file, field, reason, description, and an example', () => {
  expect(problemsWith(/^category: .*$/m, 'category: prodct-news')).toEqual([
    `${file}:6: "category" is "prodct-news": Invalid option: expected one of "product-news"|"company"|"security". Category in the filter of the list. Example: category: product-news`,
  ]);
});

test('reports a missing field with its description and an example', () => {
  expect(problemsWith(/^author: .*\n/m, '')).toEqual([
    `${file}: "author" is missing. Full name of the person who wrote it. Example: author: Maja Sundin`,
  ]);
});

test('reports a misspelled field', () => {
  const problems = problemsWith(/^author:/m, 'autor:').join('\n');
  expect(problems).toContain('Unrecognized key: "autor"');
  expect(problems).toMatch(/Known fields: title, summary, author, date, /);
});

test.each(['2026-13-01', '2026-11-31', '2026-02-30', '1926-10-20', 'soon', '2126-01-01'])(
  '"%s" is not a publication date',
  (day) => {
    const [problem = ''] = problemsWith(/^date: .*$/m, `date: ${day}`);
    expect(problem).toContain('"date" is');
    expect(problem).toContain('Example: date: 2026-10-20');
  },
);

test('reports a missing image', () => {
  expect(problemsWith(/^image: .*$/m, 'image: nowhere.svg')).toEqual([
    `${file}:8: "image" is "nowhere.svg": there is no such file in site/assets/illustrations/`,
  ]);
});

test('reports an image without alt text', () => {
  expect(problemsWith(/\n---\n/, '\n---\n\n![](/a.svg)\n')).toEqual([
    `${file}:13: the image /a.svg has no alt text. Example: ![A phone on a table](/a.svg)`,
  ]);
});

test('reports invalid front matter', () => {
  expect(problemsWith(/^title: .*$/m, 'title: "open')).toEqual([
    expect.stringMatching(/^content\/news\/en\/2026-10-vpn-locations\.md:\d+: cannot be parsed: .*[^:]$/),
  ]);
  expect(problemsWith(/^author: (.*)$/m, 'author: $1\n  more: x')[0]).toContain(`${file}:5: cannot be parsed`);
  expect(problemsWith(/^---\n/, '').join('')).toContain('has no front matter between two lines of ---');
});

test('a date that changes only in English is not a problem', () => {
  writeFileSync(join(root, file), original.replace(/^date: .*$/m, 'date: 2026-10-01'));
  expect(problemsIn('news', 'de')).toEqual([]);
});

test('a question that is missing or new in English is not a problem; one that is too short is reported once', () => {
  const faq = 'content/faq/en/FAQVPNAndroid.yaml';
  const before = readFileSync(join(root, faq), 'utf8');
  const { questions, ...fields } = parse(before) as { questions: object[] };
  const write = (answer: string) => {
    const added = { slug: 'a-new-one', question: 'Is this a new question?', answer };
    writeFileSync(join(root, faq), stringify({ ...fields, questions: [...questions.slice(1), added] }));
  };
  write('Yes, it is new, and it is shown in English until it is translated.');
  expect(problemsIn('faq', 'de')).toEqual([]);
  write('Yes.');
  expect(checkContent(root)).toEqual([
    expect.stringMatching(/^content\/faq\/en\/FAQVPNAndroid\.yaml:\d+: "questions\.\d+\.answer"/),
  ]);
  writeFileSync(join(root, faq), before);
});

test('reports search words of a page or question that does not exist', () => {
  const words = 'content/search-words/de.yaml';
  writeFileSync(join(root, words), '/faq/FAQVPNAndroid#logs: [a]\n/faq/FAQVPNAndroid#no-logs: [a]\n/nothing: [a]\n');
  expect(checkContent(root)).toEqual([
    `${words}:2: no page has the address /faq/FAQVPNAndroid#no-logs. Example: /faq/FAQVPNAndroid#logs`,
    `${words}:3: no page has the address /nothing. Example: /faq/FAQVPNAndroid#logs`,
  ]);
  rmSync(join(root, words));
});

test('headings may differ in a stale translation but not in a current one', () => {
  const longer = `${original}\n## One more heading\n\nText.\n`;
  writeFileSync(join(root, file), longer);
  writeMarks('de', { 'news/2026-10-vpn-locations': 'of an earlier text' }, root);
  expect(problemsIn('news', 'de')).toEqual([]);
  writeMarks('de', { 'news/2026-10-vpn-locations': sourceHash(longer) }, root);
  expect(problemsIn('news', 'de').join('\n')).toMatch(/content\/news\/de\/2026-10-vpn-locations\.md: has \d+ headings/);
  writeMarks('de', {}, root);
});

test('front matter needs quotes around a text that starts with a placeholder', () => {
  expect(problemsWith(/^title: .*$/m, 'title: {{vpn.locations}} locations')).toEqual([
    `${file}:2: a text that begins with {{ must be in quotes. Example: "{{vpn.locations}} locations"`,
  ]);
});

test('reports an unknown placeholder with file, line, and the known names', () => {
  expect(problemsWith(/\n---\n/, '\n---\nFor {{vpn.cost}}.\n')[0]).toMatch(
    /^content\/news\/en\/2026-10-vpn-locations\.md:\d+: unknown placeholder \{\{vpn\.cost\}\}; expected one of \{\{vpn\.price\}\}/,
  );
});

test.each<[CollectionName, string, RegExp, string, string]>([
  [
    'products',
    'content/products/en/vpn.yaml',
    /^ {2}android-network-vpn:.*$/m,
    '',
    '"permissions" lacks "android-network-vpn", which content/facts/permissions.ts lists for this app',
  ],
  [
    'products',
    'content/products/en/vpn.yaml',
    /^ {2}android-network-vpn:/m,
    '  android-camera-vault:',
    '"permissions" has "android-camera-vault", which content/facts/permissions.ts does not list for this app',
  ],
  [
    'legal',
    'content/legal/en/terms.md',
    /2025-09-01/,
    '2025-09-02',
    '"changes" has the dates 2026-11-26, 2026-11-22, 2026-10-15, 2025-09-02; content/facts/policy-changes.ts says 2026-11-26, 2026-11-22, 2026-10-15, 2025-09-01',
  ],
])('%s: %s must match the facts', (name, path, pattern, other, problem) => {
  const before = readFileSync(join(root, path), 'utf8');
  writeFileSync(join(root, path), before.replace(pattern, other));
  expect(problemsIn(name)).toContain(`${path}: ${problem}`);
  writeFileSync(join(root, path), before);
});

test.each([
  ['[x](/product/vpm)', 'broken link /product/vpm'],
  ['[x](product/vpn)', 'the link product/vpn does not start with a slash. Example: [VPN](/product/vpn)'],
  [
    '[x](/faq/FAQVPNAndroid#nothing)',
    'the link /faq/FAQVPNAndroid#nothing points to a question or heading that does not exist',
  ],
  [
    '[x](#nothing)\n\n## A heading',
    expect.stringMatching(/^the link #nothing points to nothing on this page; expected one of #a-heading, #/),
  ],
  ['# A heading', 'a heading with # is the level of the page’s title. Example: ## Heading'],
  [
    '[x](/news/2026-11-reporting-faults)',
    "the link /news/2026-11-reporting-faults points to an article dated 2026-11-10, after this one's date (2026-10-20). Remove the link, or add the date of the update. Example: updated: 2026-11-10",
  ],
  ['Write to support@northlamp.example.', 'hard-codes "support@northlamp.example"; write {{mail.support}}'],
  ['Used in 175+ countries.', 'hard-codes "175+"; write {{figures.countries}}'],
  ['Use a whitelist.', '"whitelist" is avoided; write: allow list'],
  ['Say "no".', 'has a straight quotation mark; write “text”, in "Say "no"."'],
  [
    '**Settings → Aps**',
    '"Aps" in "Settings → Aps" is not in the glossary; add it to its platform under "interface" in locales/glossary.yaml, so that translators find it',
  ],
  ['TODO: more.', 'TODO in a published document; finish it, or keep "draft: true" in the front matter'],
] as [string, unknown][])('reports "%s" with file and line', (text, problem) => {
  const [found = ''] = problemsWith(/\n---\n/, `\n---\n${text}\n`);
  expect(found).toMatch(/^[^ ]+:\d+: /);
  expect(found.replace(/^[^ ]+ /, '')).toEqual(problem);
});

test('an article with an update date may link to a later article', () => {
  expect(original).toMatch(/^date: /m);
  expect(
    problemsWith(
      /^(date: .*)\n([\s\S]*?)\n---\n/m,
      '$1\nupdated: 2026-11-20\n$2\n---\n[x](/news/2026-11-reporting-faults)\n',
    ),
  ).toEqual([]);
});

test('reports a translation without an English document', () => {
  const stray = 'content/news/de/nur-deutsch.md';
  writeFileSync(join(root, stray), readFileSync(file.replace('/en/', '/de/'), 'utf8'));
  expect(problemsIn('news', 'de')).toEqual([
    `${stray}: there is no English document content/news/en/nur-deutsch; every translation needs one`,
  ]);
  rmSync(join(root, stray));
});
