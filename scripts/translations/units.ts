import { englishText, isLeftInEnglish, stemOf } from '#locales/label-keys.ts';
import { readLabels } from '#locales/read-labels.ts';
import { keysIn, labelNamespaces } from './label-files.ts';
import { readNotes, type LabelNote } from './label-notes.ts';
import { readMarks } from './marks.ts';
import { translationStatus, type TranslationState } from './translation-status.ts';

/** A label as translation tools show it. Each plural form is a unit of its own. */
export type Unit = Partial<LabelNote> & {
  /** `common/header.home`, `translation/search.found_few`. */
  id: string;
  /** The English text. */
  source: string;
  /** The translation; empty if there is none. */
  target: string;
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
  const states = new Map(translationStatus(code, root).map(({ item, state }) => [item, state]));
  const marks = readMarks(code, root);
  const notes = readNotes(root);
  const units = labelNamespaces.flatMap((namespace) => {
    const english = readLabels('en', namespace, root);
    const own = readLabels(code, namespace, root);
    return keysIn(code, namespace, root).map((key): Unit => {
      const source = englishText(english, key) ?? '';
      const item = `${namespace}/${stemOf(key)}`;
      const state = states.get(item);
      const text = own[key] ?? '';
      // New label files begin with the English texts. A mark says that somebody decided to use the English word.
      const isEnglish = isLeftInEnglish(text, source) || (text === source && !(item in marks));
      return {
        id: `${namespace}/${key}`,
        source,
        target: isEnglish ? '' : text,
        ...notes[stemOf(key)],
        state: !isEnglish && (state === 'current' || state === 'stale') ? state : 'missing',
      };
    });
  });
  return units.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}
