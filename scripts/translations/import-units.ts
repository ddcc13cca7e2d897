import { cpSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stemOf } from '#locales/label-keys.ts';
import type { LanguageCode } from '#locales/registry.ts';
import { isCopied } from '#scripts/build-copy.ts';
import { languageProblems } from '#scripts/check-locales.ts';
import { readLabels } from '#locales/read-labels.ts';
import { labelNamespaces, writeLabels } from './label-files.ts';
import { readMarks, writeMarks } from './marks.ts';
import { translationStatus } from './translation-status.ts';
import { translationUnits, type TranslatedUnit, type Unit } from './units.ts';

/** What an import did. */
export type ImportResult = {
  /** Number of changed labels. */
  changed: number;
  /** Number of items recorded as current. */
  marked: number;
  /** Ids whose English text has changed since the export. */
  outdated: readonly string[];
  /** Ids that are current here and unfinished in the file: an export from before somebody else's work. They stay. */
  kept: readonly string[];
};

/**
 * Writes translated labels into `locales/<code>/`, as the formatter would. Nothing is written if a finished text has a
 * problem.
 *
 * @param options `mark` records finished texts as translated from the current English ones
 * @param root project folder, or a copy of it in a test
 * @throws Error with the messages of `npm run check:locales`
 */
export function importUnits(
  code: LanguageCode,
  units: readonly TranslatedUnit[],
  { mark = false, root = '.' } = {},
): ImportResult {
  const known = new Map(translationUnits(code, root).map((unit) => [unit.id, unit]));
  const unknown = units.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (unknown.length > 0) throw new Error(unknown.map((id) => `"${id}" is not a label of English`).join('\n'));
  const filled = units.filter(({ target }) => target.trim() !== '');
  const isKept = ({ id, target, isDone }: TranslatedUnit) => {
    const here = known.get(id);
    return !isDone && here?.state === 'current' && here.target !== target;
  };
  const kept = filled.filter(isKept).map(({ id }) => id);
  const given = filled.filter((unit) => !isKept(unit));
  const outdated = given.filter(({ id, source }) => source !== known.get(id)?.source).map(({ id }) => id);
  const changed = given.filter(({ id, target }) => target !== known.get(id)?.target);
  const done = doneItems(known, given, new Set(outdated));

  using copy = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  cpSync(`${root}/locales`, join(copy.path, 'locales'), {
    recursive: true,
    filter: (source) => isCopied(relative(root, source), ['en', code]),
  });
  writeUnits(code, changed, copy.path);
  writeMarks(code, { ...readMarks(code, root), ...hashesOf(code, done, copy.path) }, copy.path);
  const problems = languageProblems(code, copy.path);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  writeUnits(code, changed, root);
  if (mark) writeMarks(code, { ...readMarks(code, root), ...hashesOf(code, done, root) }, root);
  return { changed: changed.length, marked: mark ? done.size : 0, outdated, kept };
}

const itemOf = (id: string) => id.replace(/\/.*/, (key) => `/${stemOf(key.slice(1))}`);

/** Items all of whose forms are finished and made from the current English text. */
function doneItems(
  known: ReadonlyMap<string, Unit>,
  given: readonly TranslatedUnit[],
  outdated: ReadonlySet<string>,
): Set<string> {
  const finished = new Set(given.filter(({ id, isDone }) => isDone && !outdated.has(id)).map(({ id }) => id));
  const forms = Map.groupBy(known.keys(), itemOf);
  return new Set([...forms].filter(([, ids]) => ids.every((id) => finished.has(id))).map(([item]) => item));
}

function hashesOf(code: string, items: ReadonlySet<string>, root: string): Record<string, string> {
  const current = translationStatus(code, root).filter(({ item }) => items.has(item));
  return Object.fromEntries(current.map(({ item, hash }) => [item, hash]));
}

function writeUnits(code: string, units: readonly TranslatedUnit[], root: string): void {
  for (const namespace of labelNamespaces) {
    const own = units.filter(({ id }) => id.startsWith(`${namespace}/`));
    const texts = Object.fromEntries(own.map(({ id, target }) => [id.slice(namespace.length + 1), target]));
    if (own.length > 0) writeLabels(code, namespace, { ...readLabels(code, namespace, root), ...texts }, root);
  }
}
