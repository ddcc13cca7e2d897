import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/**
 * Returns the line of a field in a document, starting at 1, or the line of the nearest field around it that exists.
 *
 * @param source of a Markdown file with front matter, or of a YAML file
 * @param path names and indexes: `['questions', 0, 'slug']`
 * @returns undefined if no part of the path is in the source, for example because it comes from English
 */
export function fieldLine(source: string, path: readonly PropertyKey[]): number | undefined {
  const lines = new LineCounter();
  const isMarkdown = source.startsWith('---');
  const yaml = isMarkdown ? (source.split(/\r?\n---(?:\r?\n|$)/)[0] ?? '') : source;
  const root = parseDocument(yaml, { lineCounter: lines });
  for (let length = path.length; length > 0; length--) {
    const parent = root.getIn(path.slice(0, length - 1), true) ?? root.contents;
    const name = String(path[length - 1]);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === name)
      : undefined;
    const node = (pair?.key ?? root.getIn(path.slice(0, length), true)) as
      | { range?: [number, ...number[]] }
      | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}
