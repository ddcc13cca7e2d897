import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLocales } from './check-locales.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync('locales', join(root, 'locales'), { recursive: true });
  cpSync('site', join(root, 'site'), { recursive: true });
  cpSync('server/mail', join(root, 'server/mail'), { recursive: true });
  cpSync('server/pages', join(root, 'server/pages'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function change(file: string, edit: (labels: Record<string, string>) => void) {
  const path = join(root, file);
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  edit(labels);
  writeFileSync(path, JSON.stringify(labels));
}

test('the labels of the site are complete', () => {
  expect(checkLocales(root)).toEqual([]);
});

test('a missing key is told with its file', () => {
  change('locales/de/common.json', (labels) => delete labels['shell.skip']);
  expect(checkLocales(root)).toEqual(['locales/de/common.json: "shell.skip" is missing']);
});

test('a sentence left in English is told', () => {
  const english = JSON.parse(readFileSync('locales/en/common.json', 'utf8')) as Record<string, string>;
  change('locales/de/common.json', (labels) => (labels['footer.promise'] = english['footer.promise'] ?? ''));
  expect(checkLocales(root)).toEqual(['locales/de/common.json: "footer.promise" is still the English text']);
});

test('an unused key is told', () => {
  change('locales/en/common.json', (labels) => (labels['shell.unused'] = 'Nobody asks for me'));
  expect(checkLocales(root)).toContain(
    'locales/en/common.json: "shell.unused" is used nowhere in {site,server/pages}/',
  );
});

test('the words of mails are looked for where mails are written', () => {
  change('locales/en/mail.json', (labels) => (labels['shell.skip'] = 'Not a word of a mail'));
  expect(checkLocales(root)).toContain('locales/en/mail.json: "shell.skip" is used nowhere in server/mail/');
});

test('a placeholder that differs from English is told', () => {
  change('locales/ar/common.json', (labels) => (labels['footer.copyright'] = '© {{jahr}} {{name}}'));
  expect(checkLocales(root)).toEqual([
    'locales/ar/common.json: "footer.copyright" has {{jahr}}, {{name}} where English has {{name}}, {{year}}',
  ]);
});
