import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeHtml } from '#server/escape-html.ts';
import type { TranslatedUnit, Unit } from './units.ts';

const states = { stale: 'needs-review-translation', missing: 'new', current: 'translated' } as const;

/** States of XLIFF 1.2 that mean that somebody has finished the text. */
const doneStates = ['translated', 'final', 'signed-off'];

/** Writes units as XLIFF 1.2, which every translation tool reads. @param tag BCP 47 tag of the language */
export function toXliff(units: readonly Unit[], tag: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="locales" datatype="plaintext" source-language="en" target-language="${tag}">
    <body>
${units.map(toElement).join('\n')}
    </body>
  </file>
</xliff>
`;
}

function toElement({ id, source, target, note, maxLength, state }: Unit): string {
  const length = maxLength === undefined ? '' : ` maxwidth="${maxLength}" size-unit="char"`;
  const approved = state === 'current' ? ' approved="yes"' : '';
  const lines = [
    `<trans-unit id="${escapeHtml(id)}" resname="${escapeHtml(id)}"${length}${approved} xml:space="preserve">`,
    `  <source>${escapeHtml(source)}</source>`,
    `  <target state="${states[state]}">${escapeHtml(target)}</target>`,
    ...(note === undefined ? [] : [`  <note from="developer">${escapeHtml(note)}</note>`]),
    '</trans-unit>',
  ];
  return lines.map((line) => `      ${line}`).join('\n');
}

/**
 * Reads the units of an XLIFF 1.2 file.
 *
 * @throws Error if it is none, or has another version
 */
export function fromXliff(text: string): TranslatedUnit[] {
  const { children } = parseDocument(text, { xmlMode: true });
  const [root] = DomUtils.getElementsByTagName('xliff', children, true, 1);
  if (root?.attribs.version !== '1.2')
    throw new Error('is not XLIFF 1.2. Save it from your tool as "XLIFF 1.2", or as PO.');
  return DomUtils.getElementsByTagName('trans-unit', children).map((unit) => {
    const child = (name: string) => DomUtils.getElementsByTagName(name, unit.children, false, 1)[0];
    const target = child('target');
    const { approved, resname, id = '' } = unit.attribs;
    // Some tools number the ids and keep our own in `resname`.
    return {
      id: resname ?? id,
      source: DomUtils.textContent(child('source') ?? []),
      target: DomUtils.textContent(target ?? []),
      isDone: approved === 'yes' || doneStates.includes(target?.attribs.state ?? ''),
    };
  });
}
