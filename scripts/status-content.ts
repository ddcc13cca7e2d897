/**
 * `npm run status:content`: which documents are translated, stale (the English one has changed since) or missing, by
 * language.
 *
 *   --language de              one language, each document by name
 *   --mark news/de/NAME …      these translations fit the English documents as they are now
 *   --mark all                 all translations do
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '#locales/registry.ts';
import { sourceHash, translationStatus, type TranslatedFrom } from './content/translation-status.ts';

/** Which English document each translation was made from. Written by `--mark`. */
const marksFile = 'content/translated-from.json';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, mark: { type: 'string' } },
});
const codes = languages.map(({ code }) => code).filter((code) => code !== 'en' && existsSync(`locales/${code}`));
const marks = JSON.parse(readFileSync(marksFile, 'utf8')) as TranslatedFrom;

if (values.mark) mark([values.mark, ...positionals]);
else if (values.language) listOne(values.language);
else summarise();

function summarise(): void {
  const states = ['current', 'stale', 'unmarked', 'missing'] as const;
  console.table(
    Object.fromEntries(
      codes.map((code) => {
        const own = translationStatus([code], marks);
        return [
          code,
          Object.fromEntries(states.map((state) => [state, own.filter((one) => one.state === state).length])),
        ];
      }),
    ),
  );
}

function listOne(code: string): void {
  const open = translationStatus([code], marks).filter(({ state }) => state !== 'current');
  for (const { document, state } of open) console.log(`${state.padEnd(9)}${document}`);
  if (open.length === 0) console.log(`Everything in ${code} is translated from the English documents as they are.`);
}

function mark(wanted: readonly string[]): void {
  const all = translationStatus(codes, marks).filter(({ state }) => state !== 'missing');
  const chosen = wanted[0] === 'all' ? all : all.filter(({ document }) => wanted.includes(document));
  const unknown = wanted.filter((name) => name !== 'all' && !all.some(({ document }) => document === name));
  if (unknown.length > 0) {
    console.error(
      `There is no translation ${unknown.join(', ')}; expected a name such as news/de/2026-10-vpn-locations.`,
    );
    process.exitCode = 2;
    return;
  }
  const changed: Record<string, string> = { ...marks };
  for (const { document } of chosen) changed[document] = sourceHash(readEnglish(document));
  const present = new Set(all.map(({ document }) => document));
  const kept = Object.entries(changed).filter(([document]) => present.has(document));
  const sorted = Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(marksFile, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${chosen.length} translations are marked as fitting.`);
}

function readEnglish(document: string): string {
  const path = `content/${document.replace(/^(\w+)\/\w+\//, '$1/en/')}`;
  return readFileSync(existsSync(`${path}.md`) ? `${path}.md` : `${path}.yaml`, 'utf8');
}
