import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, type Script } from '#locales/registry.ts';

const folder = 'site/styles';

/** Reads a style sheet and inlines its imports. */
function readStyles(path: string): string {
  return readFileSync(path, 'utf8').replace(/@import '([^']+)';/g, (_, imported: string) =>
    readStyles(new URL(imported, `file:///${path}`).pathname.slice(1)),
  );
}

const styles = (script: Script) => readStyles(`${folder}/scripts/${script}.css`);
const scripts = [...new Set<Script>(languages.map(({ script }) => script))];

/** Maximum total size of a page's fonts (`scripts/check-budgets.ts`), bytes. */
const maxFontBytes = 24_000;

test.each(scripts)('all fonts of a page in %s are at most 24 kB in total', (script) => {
  const files = [...styles(script).matchAll(/url\('\.\.\/\.\.\/([^']+)'\)/g)].map(([, file = '']) => file);
  const total = files.reduce((sum, file) => sum + statSync(`site/${file}`).size, 0);
  expect(total).toBeLessThanOrEqual(maxFontBytes);
});

const joined: readonly Script[] = [
  'arabic',
  'hebrew',
  'devanagari',
  'thai',
  'hangul',
  'japanese',
  'chinese-simplified',
  'chinese-traditional',
];

test.each(joined)('%s has no letter spacing, and no synthesized bold or italics', (script) => {
  expect(styles(script)).toContain('--tracking-heading: 0;');
  expect(styles(script)).toContain('font-synthesis: none;');
});

test.each(['chinese-simplified', 'chinese-traditional'] as const)('headings in %s break at punctuation', (script) => {
  expect(styles(script)).toMatch(/h1,\s+h2,\s+h3 \{\s+word-break: keep-all;/);
});

test('Korean breaks lines between words, Japanese breaks short texts between phrases', () => {
  expect(styles('hangul')).toContain('word-break: keep-all;');
  expect(styles('japanese')).toMatch(/label \{\s+word-break: auto-phrase;/);
});
