import { escapeHtml } from '#server/escape-html.ts';
import { readGlossary, readOwnGlossary } from './glossary.ts';

/**
 * Writes the glossary of a language as TBX: names that are kept, terms with definitions, and names on the platforms.
 *
 * @param language its code, and its BCP 47 tag
 * @param root project folder, or a copy of it in a test
 */
export function toTbx({ code, tag }: { code: string; tag: string }, root = '.'): string {
  const english = readGlossary(root);
  const own = readOwnGlossary(code, root);
  const entries = [
    ...english.keep.map((name) => ({ term: name, use: name, about: 'Never translated.' })),
    ...Object.entries(english.terms).map(([id, { term, definition }]) => ({
      term,
      use: own.terms[id]?.use ?? '',
      about: definition,
    })),
    ...Object.entries(english.interface).flatMap(([platform, names]) =>
      names.map((term) => ({
        term,
        use: [own.interface[platform as keyof typeof own.interface]?.[term] ?? []].flat().join(' / '),
        about: `Name in the interface: ${platform}.`,
      })),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX" xml:lang="en">
  <martifHeader><fileDesc><sourceDesc><p>locales/glossary.yaml</p></sourceDesc></fileDesc></martifHeader>
  <text>
    <body>
${entries.map((entry, index) => toElement(entry, index, tag)).join('\n')}
    </body>
  </text>
</martif>
`;
}

type Entry = { term: string; use: string; about: string };

function toElement({ term, use, about }: Entry, index: number, tag: string): string {
  const words = [['en', term] as const, [tag, use] as const].filter(([, text]) => text !== '');
  return [
    `      <termEntry id="term-${index + 1}">`,
    `        <descrip type="definition">${escapeHtml(about)}</descrip>`,
    ...words.map(
      ([language, text]) =>
        `        <langSet xml:lang="${language}"><tig><term>${escapeHtml(text)}</term></tig></langSet>`,
    ),
    '      </termEntry>',
  ].join('\n');
}
