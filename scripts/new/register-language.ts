import { readFileSync, writeFileSync } from 'node:fs';
import type { Language, Script } from '#locales/registry.ts';

/** Our scripts by their ISO 15924 codes, as Unicode's data names them. Vietnamese is Latin with other fonts. */
const scripts: Readonly<Record<string, Script>> = {
  Latn: 'latin',
  Cyrl: 'cyrillic',
  Grek: 'greek',
  Arab: 'arabic',
  Hebr: 'hebrew',
  Deva: 'devanagari',
  Thai: 'thai',
  Kore: 'hangul',
  Jpan: 'japanese',
  Hans: 'chinese-simplified',
  Hant: 'chinese-traditional',
};

/** What Unicode's data says about a language that the registry lacks. */
export type NewLanguage = Pick<Language, 'name' | 'script' | 'direction'> & { code: string; tag: string };

/**
 * Describes a language from Unicode's data: its own name, script, and direction.
 *
 * @param code such as `nb` or `pt_PT`
 * @throws Error that says what to do if there is no such language, or its script has no typeface here
 */
export function describeLanguage(code: string): NewLanguage {
  const tag = code.replace('_', '-');
  const name = /^[a-z]{2,3}(_[A-Za-z0-9]+)?$/.test(code) ? nativeName(tag) : undefined;
  if (name === undefined)
    throw new Error(`"${code}" is not the code of a language. Examples: nb, or pt_PT for a language of a country.`);
  const written = new Intl.Locale(tag).maximize().script ?? '';
  const script = scripts[written];
  if (!script)
    throw new Error(
      `"${code}" is written in ${written}, which has no typeface here: add a Script to locales/registry.ts and its styles ` +
        'to site/styles/scripts/ first.',
    );
  return { code, tag, name, script, direction: script === 'arabic' || script === 'hebrew' ? 'rtl' : 'ltr' };
}

/**
 * Adds the rows of a language to `locales/registry.ts` and `locales/typography.ts`.
 *
 * @param quotes opening and closing quotation marks, then those within a quotation: `«»‘’`
 * @param root project folder, or a copy of it in a test
 * @returns the changed files
 * @throws Error with an example if `quotes` are not four characters
 */
export function registerLanguage(language: NewLanguage, quotes: string | undefined, root = '.'): string[] {
  const { code, name } = language;
  const marks = Array.from(quotes ?? '');
  if (marks.length !== 4)
    throw new Error(
      `"${code}" needs two rows. For locales/registry.ts, Unicode's data gives "${registryRow(language)}". ` +
        `For locales/typography.ts, name the quotation marks of ${name}: opening, closing, then those within a quotation. ` +
        `Example: npm run new -- language ${code} --quotes «»‘’`,
    );
  insert(`${root}/locales/registry.ts`, '] as const satisfies readonly Omit<Language', `  ${registryRow(language)}\n`);
  const row = `  ${code}: { quotes: [${marks.map((mark) => literal(mark)).join(', ')}] },\n`;
  insert(`${root}/locales/typography.ts`, '};\n\n/** The rules of a language', row);
  return ['locales/registry.ts', 'locales/typography.ts'];
}

function registryRow({ code, name, script, direction }: NewLanguage): string {
  const own = direction === 'rtl' ? `, '${script}', rtl` : script === 'latin' ? '' : `, '${script}'`;
  return `row('${code}', ${literal(name)}${own}),`;
}

function literal(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** The name of a language in itself, as in a list of languages: with a capital. */
function nativeName(tag: string): string | undefined {
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
  return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function insert(file: string, before: string, text: string): void {
  const source = readFileSync(file, 'utf8');
  const place = source.indexOf(before);
  if (place < 0) throw new Error(`${file} has no line "${before.split('\n')[0] ?? ''}"; add this row by hand: ${text}`);
  writeFileSync(file, source.slice(0, place) + text + source.slice(place));
}
