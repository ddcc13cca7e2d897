import { englishText, expectedKeys, isLeftInEnglish, stemOf, type Labels } from '#locales/label-keys.ts';
import { languages } from '#locales/registry.ts';
import { noteText, readNotes, type LabelNote } from './label-notes.ts';
import { readLabels } from './read-labels.ts';
import { labelNamespaces, translationStatus, type TranslationState } from './translation-status.ts';

/** A label as translation tools show it. Each plural form is a unit of its own. */
export type Unit = {
  /** `common/header.home`, `translation/search.found_few`. */
  id: string;
  /** The English text. */
  source: string;
  /** The translation; empty if there is none. */
  target: string;
  /** Where the label is used, if that is noted. */
  note?: string;
  /** Maximum number of characters without placeholders; East Asian ones count two. */
  maxLength?: number;
  state: Exclude<TranslationState, 'obsolete'>;
};

/** A unit that a translation tool returns. */
export type TranslatedUnit = Pick<Unit, 'id' | 'source' | 'target'> & {
  /** Whether the translator has finished it. */
  isDone: boolean;
};

const order: readonly Unit['state'][] = ['stale', 'missing', 'current'];

/**
 * Returns all labels of a language: stale ones first, then missing ones, then current ones.
 *
 * @param root project folder, or a copy of it in a test
 */
export function translationUnits(code: string, root = '.'): Unit[] {
  const tag = languages.find((language) => language.code === code)?.tag ?? code;
  const states = new Map(translationStatus(code, root).map(({ item, state }) => [item, state]));
  const notes = readNotes(root);
  const units = labelNamespaces.flatMap((namespace) => {
    const english = readLabels('en', namespace, root);
    const own = readLabels(code, namespace, root);
    return expectedKeys(english, tag).map((key): Unit => {
      const source = englishText(english, key) ?? '';
      const state = states.get(`${namespace}/${stemOf(key)}`);
      return {
        id: `${namespace}/${key}`,
        source,
        target: targetOf(own, key, source),
        ...explained(notes[stemOf(key)]),
        state: state === 'current' || state === 'stale' ? state : 'missing',
      };
    });
  });
  return units.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** A sentence that is still the English one counts as missing. */
function targetOf(own: Labels, key: string, source: string): string {
  const text = own[key] ?? '';
  return isLeftInEnglish(text, source) ? '' : text;
}

function explained(note: LabelNote | undefined): Pick<Unit, 'note' | 'maxLength'> {
  if (note === undefined) return {};
  const maxLength = typeof note === 'object' ? note.maxLength : undefined;
  return { note: noteText(note), ...(maxLength !== undefined && { maxLength }) };
}
