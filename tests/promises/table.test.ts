import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where claims are made: legal documents by their name, and labels by their key. */
const labels = ['common', 'translation'].map(
  (name) => JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')) as Record<string, string>,
);
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const sourceOf = (where: string) =>
  plain(labels.map((all) => all[where]).find(Boolean) ?? readFileSync(`content/legal/en/${where}.md`, 'utf8'));

const companysWord = 'the company’s word';

/** The rows of the table: a quoted claim, where it is made, and the tests that show it. */
const rows = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, claim = '']) => claim.startsWith('“'))
  .map(([, claim = '', where = '', proof = '']) => ({
    claim: plain(claim.slice(1, -1)),
    where,
    proofs: proof.split('<br>').map((one) => one.trim()),
  }));

const proofs = rows.flatMap((row) => row.proofs).filter((proof) => proof !== companysWord);

/** Titles of tests as written, with their variable parts. */
const titlesIn = (files: readonly string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btest(?:\.each\([^]*?\))?\(\s*(['"`])(.*?)\1,/g)].map(
      ([, , title = '']) => title,
    ),
  );

const suites = '{content,contracts,scripts,server,site,tests}/**/*.{test,spec,desktop,phone,deep}.{ts,tsx}';
const allTitles = titlesIn(globSync(suites));

test.each(rows)('the claim is in the text: $claim', ({ claim, where }) => {
  expect(sourceOf(where)).toContain(claim);
});

test('every claim names its tests, which exist, or is the company’s word', () => {
  expect(proofs.filter((proof) => !allTitles.some((title) => title.includes(proof)))).toEqual([]);
});

test('every test of a promise has its claim', () => {
  const files = globSync('tests/promises/*.{test,spec,desktop}.ts').filter((file) => !file.endsWith('table.test.ts'));
  expect(titlesIn(files).filter((title) => !proofs.some((proof) => title.includes(proof)))).toEqual([]);
});

/** Sections of the privacy policy that say what happens, not who you are and what you may ask for. */
const sections = [
  ...['In short', 'When you visit the website', 'What the website stores on your device', 'Forms'],
  ...['How we keep spam out', 'Newsletter', 'What our server keeps, and for how long', 'Who else receives data'],
  ...['Transfers outside the European Union', 'How we protect your data'],
];

test.each(sections)('every paragraph has a claim in the table: %s', (heading) => {
  const parts = readFileSync('content/legal/en/privacy.md', 'utf8').split(/^#+ /m);
  const section = parts.find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const paragraphs = section.split('\n\n').slice(1).map(plain);
  // Lists name examples and rights, except the one that is the text in short.
  const left = heading === 'In short' ? /^$/ : /^($|\||- |\{\{table)/;
  const texts = paragraphs.filter((text) => !left.test(text.trim()));
  const claims = rows.filter(({ where }) => where === 'privacy').map(({ claim }) => claim);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !claims.some((claim) => text.includes(claim)))).toEqual([]);
});

test.each(['trust.site.text', 'trust.audit.text', 'trust.report.text', 'trust.lead', 'status.scope', 'check.how'])(
  'the text has a claim in the table: %s',
  (key) => {
    expect(rows.map(({ where }) => where)).toContain(key);
  },
);
