import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLabels } from '#locales/read-labels.ts';
import { languages } from '#locales/registry.ts';
import { glossaryItems, glossaryProblems, readGlossary, readOwnGlossary } from './glossary.ts';
import { avoidedTerms, termProblems } from './term-problems.ts';

const english = readGlossary();
const translated = languages.map(({ code }) => code).filter((code) => existsSync(`locales/${code}/glossary.yaml`));

test('no glossary avoids a word that it recommends', () => {
  const uses = [
    Object.values(english.terms).map(({ term, avoid }) => ({ use: term, avoid })),
    ...translated.map((code) => Object.values(readOwnGlossary(code).terms)),
  ];
  const problems = uses.flatMap((terms) => {
    const avoided = avoidedTerms(terms);
    return terms.flatMap(({ use }) => termProblems([{ line: 1, text: use }], avoided));
  });
  expect(problems).toEqual([]);
});

test.each(translated)('the trusted phone is called the same on Anti-Theft’s screens as in its texts: %s', (code) => {
  const { use = '' } = readOwnGlossary(code).terms['trusted-phone'] ?? {};
  // Without the plural, which some languages add in parentheses.
  const term = use.replace(/ \(.*/, '').toLowerCase();
  const label = readLabels(code, 'translation')['flow.station.trustedPhone'] ?? '';
  expect(label.replaceAll('\u00ad', '').toLowerCase()).toBe(term);
});

test('reports entries that are not in the English glossary', () => {
  const own = { terms: { 'trusty-phone': { use: 'x', avoid: [] } }, interface: { ios: { 'Find Mine': 'y' } } };
  expect(glossaryProblems('de', english, own)).toEqual([
    'locales/de/glossary.yaml: "trusty-phone" is not in locales/glossary.yaml; use an entry of that file',
    'locales/de/glossary.yaml: "Find Mine" is not in locales/glossary.yaml; use an entry of that file',
  ]);
});

test('a term without a translation is missing, and so is a platform without all its names', () => {
  const own = { terms: { vault: { use: 'Tresor', avoid: [] } }, interface: { ios: { Settings: 'Einstellungen' } } };
  const isTranslated = Object.fromEntries(glossaryItems(english, own).map((one) => [one.item, one.isTranslated]));
  expect(isTranslated).toMatchObject({
    'glossary/vault': true,
    'glossary/backup': false,
    'glossary/interface.ios': false,
  });
});

test('reports an invalid field with file, field, and an example', () => {
  const root = mkdtempSync(join(tmpdir(), 'glossary-'));
  mkdirSync(join(root, 'locales/de'), { recursive: true });
  writeFileSync(join(root, 'locales/de/glossary.yaml'), 'terms:\n  vault: { uses: Tresor }\n');
  expect(() => readOwnGlossary('de', root)).toThrow(
    /^locales\/de\/glossary\.yaml: "terms\.vault\.use": .*\. Example:\n {2}trusted/,
  );
  rmSync(root, { recursive: true });
});
