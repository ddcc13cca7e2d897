import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync([
  '*.md',
  'docs/**/*.md',
  '{content,contracts,deploy,locales,scripts,server,site,tests}/README.md',
]);

/** Targets of Markdown links and images that are files of the project. */
function linkedFiles(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

/** Paths of the project in code spans, such as `site/i18n/locale.ts`. Excludes patterns and placeholders. */
function namedFiles(text: string): string[] {
  return [
    ...text.matchAll(/`((?:content|contracts|deploy|docs|locales|scripts|server|site|tests)\/[\w./[\]-]*)`/g),
  ].map(([, path = '']) => path);
}

/** Excludes superseded decisions, which are not updated and may name deleted files. */
const current = documents.filter((document) => !/^Status: .*superseded/im.test(readFileSync(document, 'utf8')));

test.each(current)('every file named in %s exists', (document) => {
  const text = readFileSync(document, 'utf8');
  expect([
    ...linkedFiles(text).filter((target) => !existsSync(join(dirname(document), target))),
    ...namedFiles(text).filter((path) => !existsSync(path)),
  ]).toEqual([]);
});

const readmes = ['content', 'contracts', 'deploy', 'locales', 'scripts', 'search', 'server', 'site', 'tests'].map(
  (folder) => `${folder}/README.md`,
);

test.each(readmes)('%s has at most twelve lines', (readme) => {
  const lines = readFileSync(readme, 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThanOrEqual(12);
});

test('decision numbers are unique, and the same as in the file name', () => {
  const files = globSync('docs/decisions/0*.md').sort();
  const numbers = files.map((file) => Number(/\/(\d{4})-/.exec(file)?.[1]));
  // Numbers of superseded decisions, which are deleted, are not used again.
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(files.map((file) => Number(/^# (\d+)\./.exec(readFileSync(file, 'utf8'))?.[1]))).toEqual(numbers);
});

test.each(globSync('docs/decisions/0*.md'))('%s has a date and a status', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(
    /^# .+\n\nDate: \d{4}-\d{2}-\d{2}<br>\nStatus: (?:Accepted|Superseded by \[|Accepted; .+ superseded by \[)/,
  );
});
