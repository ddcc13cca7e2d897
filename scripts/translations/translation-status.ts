import { existsSync, readFileSync } from 'node:fs';
import { englishText, isLeftInEnglish, missingKeys, stemOf, unknownKeys } from '#locales/label-keys.ts';
import { contentCollections } from '#site/documents/collections.ts';
import { readDocuments } from '#site/documents/read-documents.ts';
import { glossaryItems, readGlossary, readOwnGlossary } from './glossary.ts';
import { readLabels } from '#locales/read-labels.ts';
import { labelNamespaces, tagOf } from './label-files.ts';
import { readNotes } from './label-notes.ts';
import { readMarks, sourceHash, type Marks } from './marks.ts';

/** State of a translation relative to its English text. */
export type TranslationState =
  /** The translation's mark matches the English text. */
  | 'current'
  /** The English text has changed, or the translation has no mark. */
  | 'stale'
  /** There is no translation: English is shown. */
  | 'missing'
  /** The English text was removed: the translation is not shown. */
  | 'obsolete';

/** Kinds of translatable items: a document, a label with its plural forms, a glossary entry, the search words. */
export type TranslationKind = 'documents' | 'labels' | 'glossary' | 'search words';

export type TranslationStatus = {
  kind: TranslationKind;
  /** `news/2026-10-vpn-locations`, `common/shell.skip`, `search-words`. */
  item: string;
  state: TranslationState;
  /** Hash of the current English text and its note; empty if the item is obsolete. */
  hash: string;
};

const kinds: readonly TranslationKind[] = ['labels', 'documents', 'glossary', 'search words'];
const toDo = ['stale', 'missing', 'obsolete'] as const satisfies readonly TranslationState[];

/** Columns of a summary, one row a language. */
export const summaryColumns = [...kinds, ...toDo];

/** Sums up a language: how much of each kind is current, `605 of 605`, then what there is to do, if anything. */
export function summaryRow(all: readonly TranslationStatus[]): string[] {
  const count = (items: readonly TranslationStatus[], state: TranslationState) =>
    items.filter((one) => one.state === state).length;
  const current = kinds.map((kind) => {
    const own = all.filter((one) => one.kind === kind && one.state !== 'obsolete');
    return `${count(own, 'current')} of ${own.length}`;
  });
  return [...current, ...toDo.map((state) => String(count(all, state) || ''))];
}

/**
 * Returns the state of every translatable item in a language.
 *
 * @param root project folder, or a copy of it in a test
 */
export function translationStatus(code: string, root = '.'): TranslationStatus[] {
  const marks = readMarks(code, root);
  const words = {
    item: 'search-words',
    source: readText(`${root}/content/search-words/en.yaml`),
    isTranslated: isSearched(code, root),
  };
  return [
    ...withStates('documents', documentSources(code, root), marks),
    ...labelStatus(code, root),
    ...withStates('glossary', termSources(code, root), marks),
    ...withStates('search words', [words], marks),
  ];
}

/** The labels of a language that are current, such as `common/shell.skip`. */
export function currentLabels(code: string, root = '.'): ReadonlySet<string> {
  const current = labelStatus(code, root).filter(({ state }) => state === 'current');
  return new Set(current.map(({ item }) => item));
}

function labelStatus(code: string, root: string): TranslationStatus[] {
  return labelNamespaces.flatMap((name) => withStates('labels', labelSources(code, name, root), readMarks(code, root)));
}

function withStates(kind: TranslationKind, sources: readonly Source[], marks: Marks): TranslationStatus[] {
  return sources.map(({ item, source, isTranslated }) => {
    const hash = source === undefined ? '' : sourceHash(source);
    const known: TranslationState = marks[item] === hash ? 'current' : 'stale';
    const state: TranslationState = source === undefined ? 'obsolete' : isTranslated ? known : 'missing';
    return { kind, item, state, hash };
  });
}

type Source = { item: string; source: string | undefined; isTranslated: boolean };

function documentSources(code: string, root: string): Source[] {
  return contentCollections.flatMap((collection) => {
    const translated = readDocuments(collection, root, code).map(({ slug }) => slug);
    const english = new Map(readDocuments(collection, root, 'en').map(({ slug, source }) => [slug, source]));
    return [...new Set([...english.keys(), ...translated])].map((slug) => ({
      item: `${collection.folder}/${slug}`,
      source: english.get(slug),
      isTranslated: translated.includes(slug),
    }));
  });
}

/** A label and its plural forms are one item; its source is the English text and the note. */
function labelSources(code: string, namespace: string, root: string): Source[] {
  const english = readLabels('en', namespace, root);
  const own = readLabels(code, namespace, root);
  const notes = readNotes(root);
  const tag = tagOf(code);
  const untranslated = Object.keys(own).filter((key) =>
    isLeftInEnglish(own[key] ?? '', englishText(english, key) ?? ''),
  );
  const missing = new Set([...missingKeys(english, own, tag), ...untranslated].map(stemOf));
  const texts = Map.groupBy(Object.entries(english), ([key]) => stemOf(key));
  const sources = [...texts].map(([stem, forms]) => {
    const note = notes[stem]?.note;
    const words = forms.map(([, text]) => text).join('\n');
    const source = note === undefined ? words : `${words}\n${note}`;
    return { item: `${namespace}/${stem}`, source, isTranslated: !missing.has(stem) };
  });
  const obsolete = unknownKeys(english, own, tag).map((key) => ({
    item: `${namespace}/${key}`,
    source: undefined,
    isTranslated: true,
  }));
  return [...sources, ...obsolete];
}

function termSources(code: string, root: string): Source[] {
  return existsSync(`${root}/locales/glossary.yaml`)
    ? glossaryItems(readGlossary(root), readOwnGlossary(code, root))
    : [];
}

function isSearched(code: string, root: string): boolean {
  return existsSync(`${root}/content/search-words/${code}.yaml`);
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
