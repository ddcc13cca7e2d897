import type { TranslationKind, TranslationState, TranslationStatus } from './translation-status.ts';

const kinds: readonly TranslationKind[] = ['labels', 'documents', 'glossary', 'search words'];
const states: readonly TranslationState[] = ['stale', 'missing', 'obsolete'];

/**
 * Sums up the state of a language in one row: how much of each kind is current, `605 of 605`, then what there is to do.
 * Nothing to do is left empty.
 */
export function summaryRow(all: readonly TranslationStatus[]): Readonly<Record<string, string>> {
  const count = (items: readonly TranslationStatus[], state: TranslationState) =>
    items.filter((one) => one.state === state).length;
  const current = kinds.map((kind) => {
    const own = all.filter((one) => one.kind === kind && one.state !== 'obsolete');
    return [kind, `${count(own, 'current')} of ${own.length}`];
  });
  const toDo = states.map((state) => [state, String(count(all, state) || '')]);
  return Object.fromEntries([...current, ...toDo]) as Record<string, string>;
}

/** Renders rows as a table of text with aligned columns. The first column is the name of each row. */
export function summaryTable(rows: ReadonlyMap<string, Readonly<Record<string, string>>>): string {
  const columns = Object.keys([...rows.values()][0] ?? {});
  const lines = [['', ...columns], ...[...rows].map(([name, row]) => [name, ...columns.map((key) => row[key] ?? '')])];
  const widths = [0, ...columns.map((_, index) => index + 1)].map((index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
