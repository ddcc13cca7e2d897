/**
 * `npm run translations`: labels for translation tools, and back.
 *
 *   -- export de                   writes var/translations/de.xlf (XLIFF 1.2) and de.tbx (the glossary)
 *   -- export de --format po       writes de.po instead of de.xlf
 *   -- import FILE                 checks the file and writes locales/<code>/; the name of the file begins with the code
 *   -- import FILE --mark          also records finished texts as translated from the current English ones
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '#locales/registry.ts';
import { runTool } from './command-line.ts';
import { importUnits } from './translations/import-units.ts';
import { fromPo, toPo } from './translations/po.ts';
import { toTbx } from './translations/tbx.ts';
import { translationUnits } from './translations/units.ts';
import { fromXliff, toXliff } from './translations/xliff.ts';

const folder = 'var/translations';
const usage =
  'Usage: npm run translations -- export de [--format xliff|po], or: import var/translations/de.xlf [--mark]';

await runTool(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'xliff' }, mark: { type: 'boolean', default: false } },
  });
  const [command, name = ''] = positionals;
  if (command === 'export') exportLabels(languageOf(name), values.format);
  else if (command === 'import') importLabels(name, values.mark);
  else throw new Error(usage);
});

function languageOf(code: string): (typeof languages)[number] {
  const language = languages.find((one) => one.code === code && code !== 'en');
  if (language) return language;
  const codes = languages.slice(1).map((one) => one.code);
  throw new Error(`There is no language "${code}" to translate into; expected one of ${codes.join(', ')}. ${usage}`);
}

function exportLabels(language: (typeof languages)[number], format: string): void {
  const { code, tag } = language;
  if (format !== 'xliff' && format !== 'po') throw new Error(`Unknown format "${format}"; expected xliff or po.`);
  const units = translationUnits(code);
  const file = `${folder}/${code}.${format === 'po' ? 'po' : 'xlf'}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, format === 'po' ? toPo(units, tag) : toXliff(units, tag));
  writeFileSync(`${folder}/${code}.tbx`, toTbx(language));
  const count = (state: string) => units.filter((unit) => unit.state === state).length;
  console.log(`${file}: ${count('stale')} stale, ${count('missing')} missing, ${count('current')} current labels.`);
  console.log(`${folder}/${code}.tbx: the glossary.`);
}

function importLabels(file: string, mark: boolean): void {
  const { code } = languageOf(/^[a-z]+(_[A-Za-z0-9]+)?/.exec(basename(file))?.[0] ?? '');
  if (!existsSync(file))
    throw new Error(`There is no file ${file}; expected a file that "npm run translations -- export ${code}" wrote.`);
  const text = readFileSync(file, 'utf8');
  const { changed, marked, outdated, kept } = importUnits(code, read(file, text), { mark });
  for (const id of outdated) console.log(`${id}: the English text has changed since the export; still stale.`);
  for (const id of kept) console.log(`${id}: unfinished in the file, current in locales/${code}; kept.`);
  console.log(`locales/${code}: ${changed} changed, ${marked} marked as current.`);
}

function read(file: string, text: string) {
  try {
    return extname(file) === '.po' ? fromPo(text) : fromXliff(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
