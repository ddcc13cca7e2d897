import { po } from 'gettext-parser';
import type { TranslatedUnit, Unit } from './units.ts';

/** Writes units as a PO file of gettext; the context is the key, a stale text is "fuzzy". @param tag BCP 47 tag of the language */
export function toPo(units: readonly Unit[], tag: string): string {
  const translations = Object.fromEntries(
    units.map(({ id, source, target, note, maxLength, state }) => {
      const extracted = [note, maxLength === undefined ? undefined : `At most ${maxLength} characters.`];
      const comments = {
        extracted: extracted.filter((line) => line !== undefined).join('\n'),
        reference: `locales/en/${id.slice(0, id.indexOf('/'))}.json`,
        ...(state === 'stale' && { flag: 'fuzzy' }),
      };
      return [id, { [source]: { msgctxt: id, msgid: source, msgstr: [target], comments } }];
    }),
  );
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: tag.replace('-', '_'),
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8')}\n`;
}

/** Reads the units of a PO file. @throws Error if it is none */
export function fromPo(text: string): TranslatedUnit[] {
  return Object.values(po.parse(text).translations).flatMap((entries) =>
    Object.values(entries)
      .filter(({ msgctxt }) => msgctxt)
      .map(({ msgctxt: id = '', msgid: source, msgstr: [target = ''], comments }) => ({
        id,
        source,
        target,
        isDone: target !== '' && !/\bfuzzy\b/.test(comments?.flag ?? ''),
      })),
  );
}
