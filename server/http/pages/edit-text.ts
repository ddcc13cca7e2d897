/** A part of a text and what comes in its place. */
export type Edit = { start: number; end: number; text: string };

/** Makes edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((one, other) => one.start - other.start);
  const parts: string[] = [];
  let position = 0;
  for (const edit of sorted) {
    parts.push(text.slice(position, edit.start), edit.text);
    position = edit.end;
  }
  parts.push(text.slice(position));
  return parts.join('');
}
