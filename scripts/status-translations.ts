/**
 * `npm run status:translations`: a row for each language: how many labels, documents, glossary entries, and search words are
 * current, then how many are stale (the English text changed), missing (English is shown), or obsolete (removed from English).
 *
 *   -- --language de                  lists the items of a language that are not current
 *   -- --language de --mark ITEM …    marks translations as current
 *   -- --language de --mark all       marks all translations as current
 *   -- --language de --prune          removes obsolete labels
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '#locales/registry.ts';
import { runTool } from './command-line.ts';
import { table } from './inbox/table.ts';
import { readMarks, writeMarks } from './translations/marks.ts';
import { readLabels } from '#locales/read-labels.ts';
import { keysIn, labelNamespaces, writeLabels } from './translations/label-files.ts';
import { summaryColumns, summaryRow, translationStatus } from './translations/translation-status.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, mark: { type: 'string' }, prune: { type: 'boolean' } },
});
const translated = languages.filter(({ code }) => code !== 'en' && existsSync(`locales/${code}`));

await runTool(run);

function run(): void {
  const { language: code, mark, prune } = values;
  if (code === undefined) {
    if (mark !== undefined || prune) throw new Error('Missing language. Example: --language de');
    summarize();
    return;
  }
  if (!translated.some((language) => language.code === code))
    throw new Error(`locales/ has no "${code}"; expected one of ${translated.map((one) => one.code).join(', ')}.`);
  if (mark !== undefined) markItems(code, [mark, ...positionals]);
  else if (prune) pruneObsolete(code);
  else list(code);
}

function summarize(): void {
  console.log(
    table(
      ['', ...summaryColumns],
      translated.map(({ code }) => [code, ...summaryRow(translationStatus(code))]),
    ),
  );
}

function list(code: string): void {
  const all = translationStatus(code);
  const outdated = ['stale', 'missing', 'obsolete'].flatMap((state) => all.filter((one) => one.state === state));
  for (const { item, state } of outdated) console.log(`${state.padEnd(9)}${item}`);
  if (outdated.length === 0) console.log(`All translations in ${code} are current.`);
}

function markItems(code: string, wanted: readonly string[]): void {
  const all = translationStatus(code).filter(({ state }) => state === 'current' || state === 'stale');
  const unknown = wanted.filter((name) => name !== 'all' && !all.some(({ item }) => item === name));
  if (unknown.length > 0)
    throw new Error(
      `"${code}" has no translation ${unknown.join(', ')}; expected items such as news/2026-10-vpn-locations or ` +
        'common/shell.skip, as --language lists them.',
    );
  const chosen = wanted.includes('all') ? all : all.filter(({ item }) => wanted.includes(item));
  const items = new Set(all.map(({ item }) => item));
  const kept = Object.entries(readMarks(code)).filter(([item]) => items.has(item));
  writeMarks(code, {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(chosen.map(({ item, hash }) => [item, hash])),
  });
  console.log(`Marked as current in ${code}: ${chosen.length}.`);
}

function pruneObsolete(code: string): void {
  for (const name of labelNamespaces) {
    const own = readLabels(code, name);
    const expected = new Set(keysIn(code, name));
    const kept = Object.entries(own).filter(([key]) => expected.has(key));
    const removed = Object.keys(own).length - kept.length;
    if (removed === 0) continue;
    writeLabels(code, name, Object.fromEntries(kept));
    console.log(`locales/${code}/${name}.json: removed ${removed}.`);
  }
}
