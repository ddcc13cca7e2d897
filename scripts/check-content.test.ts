import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isCopied } from './bench/copy-project.ts';
import { checkContent } from './check-content.ts';
import { sourceHash, writeMarks } from './translations/marks.ts';

const root = mkdtempSync(join(tmpdir(), 'check-content-'));
const file = 'content/news/en/2026-10-vpn-locations.md';
const original = readFileSync(file, 'utf8');

cpSync('content', join(root, 'content'), { recursive: true, filter: (source) => isCopied(source, ['en', 'de']) });
cpSync('site/pages', join(root, 'site/pages'), { recursive: true });
cpSync('site/assets/illustrations', join(root, 'site/assets/illustrations'), { recursive: true });
mkdirSync(join(root, 'locales/de'), { recursive: true });
cpSync('locales/glossary.yaml', join(root, 'locales/glossary.yaml'));
cpSync('locales/de/glossary.yaml', join(root, 'locales/de/glossary.yaml'));
beforeEach(() => writeFileSync(join(root, file), original));
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the problems reported after replacing the pattern in the document. */
function problemsWith(pattern: RegExp, other: string): string[] {
  expect(original).toMatch(pattern);
  writeFileSync(join(root, file), original.replace(pattern, other));
  return checkContent(root).filter((problem) => problem.startsWith(file));
}

test('the documents of the project are in order', () => {
  expect(checkContent()).toEqual([]);
});

test('a wrong field is told with file, field, reason, what it is for, and an example', () => {
  expect(problemsWith(/^category: .*$/m, 'category: prodct-news')).toEqual([
    `${file}: "category" is "prodct-news": Invalid option: expected one of "product-news"|"company"|"security". Where the filter of the list finds it. Example: category: product-news`,
  ]);
});

test('a missing field is told with what it is for and an example', () => {
  expect(problemsWith(/^author: .*\n/m, '')).toEqual([
    `${file}: "author" is missing. Full name of the person who wrote it. Example: author: Maja Sundin`,
  ]);
});

test('a misspelled field is noticed', () => {
  const problems = problemsWith(/^author:/m, 'autor:').join('\n');
  expect(problems).toContain('Unrecognized key: "autor"');
  expect(problems).toMatch(/Known are title, summary, author, date, /);
});

test.each(['2026-13-01', '2026-11-31', '2026-02-30', '1926-10-20', 'soon', '2126-01-01'])(
  '"%s" is no day of publication',
  (day) => {
    const [problem = ''] = problemsWith(/^date: .*$/m, `date: ${day}`);
    expect(problem).toContain('"date" is');
    expect(problem).toContain('Example: date: 2026-10-20');
  },
);

test('a picture has to be there', () => {
  expect(problemsWith(/^image: .*$/m, 'image: nowhere.svg')).toEqual([
    `${file}: "image" is "nowhere.svg": there is no such file in site/assets/illustrations/`,
  ]);
});

test('a picture in the text says what it shows', () => {
  expect(problemsWith(/\n---\n/, '\n---\n\n![](/a.svg)\n')).toEqual([
    `${file}: the picture /a.svg does not say what it shows. Example: ![A phone on a table](/a.svg)`,
  ]);
});

test('a head that cannot be read is told as well', () => {
  expect(problemsWith(/^title: .*$/m, 'title: "open').join('')).toContain('cannot be read');
  expect(problemsWith(/^---\n/, '').join('')).toContain('has no head between two lines of ---');
});

test('a date that changes in English stops nothing', () => {
  writeFileSync(join(root, file), original.replace(/^date: .*$/m, 'date: 2026-10-01'));
  expect(checkContent(root)).toEqual([]);
});

test('a question that only English has stops nothing', () => {
  const faq = join(root, 'content/faq/en/FAQVPNAndroid.yaml');
  const questions = readFileSync(faq, 'utf8');
  const more = { slug: 'a-new-one', question: 'Is this a new question?', answer: 'Yes, and it is shown in English.' };
  const shorter = { ...(parse(questions) as { questions: object[] }) };
  shorter.questions = [...shorter.questions.slice(1), { ...more, answer: `${more.answer} Until it is translated.` }];
  writeFileSync(faq, stringify(shorter));
  expect(checkContent(root)).toEqual([]);
  writeFileSync(faq, questions);
});

test('a translation of an earlier text may have other headings, one of the present text may not', () => {
  const longer = `${original}\n## One more heading\n\nText.\n`;
  writeFileSync(join(root, file), longer);
  writeMarks('de', { 'news/2026-10-vpn-locations': 'of an earlier text' }, root);
  expect(checkContent(root)).toEqual([]);
  writeMarks('de', { 'news/2026-10-vpn-locations': sourceHash(longer) }, root);
  expect(checkContent(root).join('\n')).toMatch(/content\/news\/de\/2026-10-vpn-locations\.md: has \d+ headings/);
  writeMarks('de', {}, root);
});

test('a head in which a text begins with a placeholder needs quotes', () => {
  expect(problemsWith(/^title: .*$/m, 'title: {{vpn.locations}} locations')).toEqual([
    `${file}: a text that begins with {{ stands in quotes. Example: "{{vpn.locations}} locations"`,
  ]);
});

test('an unknown fact is told with file, line and the known names', () => {
  expect(problemsWith(/\n---\n/, '\n---\nFor {{vpn.cost}}.\n')[0]).toMatch(
    /^content\/news\/en\/2026-10-vpn-locations\.md:\d+: unknown placeholder \{\{vpn\.cost\}\}; expected one of \{\{vpn\.price\}\}/,
  );
});

test.each([
  [
    'content/products/en/vpn.yaml',
    /^ {2}android-network-vpn:.*$/m,
    '',
    '"permissions" lacks "android-network-vpn", which content/facts/permissions.ts lists for this app',
  ],
  [
    'content/products/en/vpn.yaml',
    /^ {2}android-network-vpn:/m,
    '  android-camera-vault:',
    '"permissions" has "android-camera-vault", which content/facts/permissions.ts does not list for this app',
  ],
  [
    'content/legal/en/terms.md',
    /2025-09-01/,
    '2025-09-02',
    '"changes" has the dates 2026-11-22, 2026-10-15, 2025-09-02; content/facts/policy-changes.ts says 2026-11-22, 2026-10-15, 2025-09-01',
  ],
])('%s agrees with the facts', (path, pattern, other, problem) => {
  const before = readFileSync(join(root, path), 'utf8');
  writeFileSync(join(root, path), before.replace(pattern, other));
  expect(checkContent(root)).toContain(`${path}: ${problem}`);
  writeFileSync(join(root, path), before);
});

test.each([
  ['[x](/product/vpm)', 'the link /product/vpm leads nowhere'],
  ['[x](product/vpn)', 'the link product/vpn does not begin with a slash. Example: [VPN](/product/vpn)'],
  ['[x](/faq/FAQVPNAndroid#nothing)', 'the link /faq/FAQVPNAndroid#nothing leads to a question that is not there'],
  [
    '[x](/news/2026-11-reporting-faults)',
    "the link /news/2026-11-reporting-faults leads to an article of 2026-11-10, after this one's date (2026-10-20). Take it out, or give the day of the change. Example: updated: 2026-11-10",
  ],
  ['Write to support@northlamp.example.', 'types "support@northlamp.example"; write {{mail.support}}'],
  ['Used in 175+ countries.', 'types "175+"; write {{figures.countries}}'],
  ['Use a whitelist.', '"whitelist" is avoided; write: allow list'],
  ['Say "no".', 'has a straight quotation mark; write “text”, in "Say "no"."'],
  [
    '**Settings → Aps**',
    '"Aps" in "Settings → Aps" is no name of the glossary; add it to its platform under "interface" in locales/glossary.yaml, so that translators find it',
  ],
  ['TODO: more.', 'TODO in what is published; write it, or leave "draft: true" in the head'],
])('"%s" in a text is told with file and line', (text, problem) => {
  const [found = ''] = problemsWith(/\n---\n/, `\n---\n${text}\n`);
  expect(found.replace(/:\d+:/, '')).toBe(`${file} ${problem}`);
});

test('an article may link to a later one once it has the day of its update', () => {
  expect(original).toMatch(/^date: /m);
  expect(
    problemsWith(
      /^(date: .*)\n([\s\S]*?)\n---\n/m,
      '$1\nupdated: 2026-11-20\n$2\n---\n[x](/news/2026-11-reporting-faults)\n',
    ),
  ).toEqual([]);
});

test('a document that English does not have is none', () => {
  const stray = 'content/news/de/nur-deutsch.md';
  writeFileSync(join(root, stray), readFileSync(file.replace('/en/', '/de/'), 'utf8'));
  expect(checkContent(root)).toEqual([
    `${stray}: there is no content/news/en/nur-deutsch, and English decides which documents exist`,
  ]);
  rmSync(join(root, stray));
});
