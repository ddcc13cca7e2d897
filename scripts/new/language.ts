import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import { formatTag } from '#locales/format-tag.ts';
import { languages } from '#locales/registry.ts';
import { englishText } from '#locales/label-keys.ts';
import { typographyOf } from '#locales/typography.ts';
import { readGlossary, type Glossary } from '#scripts/translations/glossary.ts';
import { readLabels } from '#locales/read-labels.ts';
import { keysIn, labelNamespaces } from '#scripts/translations/label-files.ts';
import { describeLanguage, registerLanguage, type NewLanguage } from './register-language.ts';

/**
 * Creates the glossary and the style guide of a language, which are filled in before anything is translated. Keeps
 * existing files. A language that is not in the registry gets its rows there and in `locales/typography.ts`.
 *
 * @param quotes of a new language: opening and closing quotation marks, then those within a quotation
 * @param root project folder, or a copy of it in a test
 * @returns the new and changed files
 * @throws Error that says what to do if the language is unknown, a new one has no quotes, or both files exist
 */
export function newLanguage(code: string, quotes?: string, root = '.'): string[] {
  const known = languages.find((one) => one.code === code);
  const language = known ?? describeLanguage(code);
  const rows = known ? [] : registerLanguage(language, quotes, root);
  const marks = known ? typographyOf(code).quotes : Array.from(quotes ?? '');
  return [
    ...rows,
    ...writeMissing(root, {
      [`locales/${code}/glossary.yaml`]: emptyGlossary(language, readGlossary(root)),
      [`locales/${code}/style.md`]: emptyStyle(language, marks),
    }),
  ];
}

/**
 * Creates a language's label files from the English ones, with the plural forms it needs. They contain the English
 * texts until they are translated; `npm run status:translations` counts those as missing. The language is live as soon
 * as the files exist.
 *
 * @throws Error as `newLanguage()`
 */
export function newLabels(code: string, root = '.'): string[] {
  if (!languages.some((one) => one.code === code))
    throw new Error(`"${code}" is not in locales/registry.ts. First: npm run new -- language ${code}`);
  const files = labelNamespaces.map((namespace) => {
    const english = readLabels('en', namespace, root);
    const labels = keysIn(code, namespace, root).map((key) => [key, englishText(english, key) ?? '']);
    return [`locales/${code}/${namespace}.json`, `${JSON.stringify(Object.fromEntries(labels), null, 2)}\n`] as const;
  });
  return writeMissing(root, Object.fromEntries(files));
}

function writeMissing(root: string, files: Readonly<Record<string, string>>): string[] {
  const missing = Object.entries(files).filter(([file]) => !existsSync(`${root}/${file}`));
  if (missing.length === 0) throw new Error(`${Object.keys(files).join(', ')} already exist.`);
  for (const [file, text] of missing) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, text);
  }
  return missing.map(([file]) => file);
}

/** `locales/<code>/glossary.yaml` with all terms and names untranslated, and the definitions of terms as comments. */
function emptyGlossary({ name }: Pick<NewLanguage, 'name'>, { terms, interface: parts }: Glossary): string {
  const quoted = (text: string) => stringify(text, { lineWidth: 0 }).trim();
  return [
    `# ${name}: the words for locales/glossary.yaml. Optional besides "use": gender, and avoid, words that the check refuses`,
    '# (`*` stands for any ending or beginning). Example:',
    '# trusted-phone: { use: Vertrauenshandy, gender: n, avoid: [vertraute* Handy*] }',
    'terms:',
    ...Object.entries(terms).flatMap(([id, { term, definition }]) => [
      `  # ${term}: ${definition}`,
      `  ${id}: { use: '' }`,
    ]),
    '',
    "# The platforms' official names in this language, as their help pages write them.",
    'interface:',
    ...Object.entries(parts).flatMap(([platform, names]) => [
      `  ${platform}:`,
      ...names.map((part) => `    ${quoted(part)}: ''`),
    ]),
    '',
  ].join('\n');
}

/**
 * `locales/<code>/style.md` with the known facts about the language. The finished file has at most twenty lines.
 *
 * @param quotes opening and closing quotation marks, then those within a quotation
 */
function emptyStyle({ name, tag }: Pick<NewLanguage, 'name' | 'tag'>, quotes: readonly string[]): string {
  const [opening = '', closing = '', innerOpening = '', innerClosing = ''] = quotes;
  const number = new Intl.NumberFormat(formatTag(tag)).format(1234.5);
  const price = new Intl.NumberFormat(formatTag(tag), { style: 'currency', currency: 'EUR' }).format(29.99);
  const day = new Intl.DateTimeFormat(formatTag(tag), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date('2026-10-20'),
  );
  return `# ${name}

- **Address**: TODO the form of address, on buttons and in steps too.
- **Tone**: TODO
- **Quotation marks**: ${opening}text${closing}, within them ${innerOpening}text${innerClosing} (\`locales/typography.ts\`).
- **Spaces**: ordinary ones; pages keep numbers with their units themselves.
- **Numbers, money, dates**: by placeholder wherever the facts know them. ${number}; ${price}; ${day}.
- **Capitals**: TODO of titles and buttons.
- **App names**: TODO gender, article, how a sentence inflects around them; the names stay as they are.
- **Menu paths**: bold, with arrows, with the platform's official names, which the glossary lists.
`;
}
