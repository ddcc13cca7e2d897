import { formatTag } from '#locales/format-tag.ts';
import { stringify } from 'yaml';
import type { Glossary } from '#scripts/translations/glossary.ts';
import type { NewLanguage } from './register-language.ts';

/** `locales/<code>/glossary.yaml` with all terms and names untranslated, and the definitions of terms as comments. */
export function emptyGlossary({ name }: Pick<NewLanguage, 'name'>, { terms, interface: parts }: Glossary): string {
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
export function emptyStyle({ name, tag }: Pick<NewLanguage, 'name' | 'tag'>, quotes: readonly string[]): string {
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
