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
