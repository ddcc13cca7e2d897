import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml';
import type { ContentDocument } from '#site/documents/read-documents.ts';

/** A part of a file that readers see. Everything else in it is blanked. */
export type VisibleText = {
  /** 1-based line of the file where it starts. */
  line: number;
  text: string;
};

/** Fields whose values are not text: URLs, ids, files, options, dates. */
const technicalFields = new Set(
  'slug id image date updated posted closes category tags topics app apps order draft team place type platform for after author version'.split(
    ' ',
  ),
);

/** Returns the visible text of a document: texts in the front matter or YAML, and the body. */
export function visibleTexts({ file, source, body }: Pick<ContentDocument, 'file' | 'source' | 'body'>): VisibleText[] {
  if (file.endsWith('.yaml')) return yamlTexts(source, 1);
  const head = source.slice(0, source.length - body.length);
  const yaml = head.replace(/^---\r?\n/, '').replace(/\r?\n---\r?\n?$/, '');
  return [...yamlTexts(yaml, 2), { line: head.split('\n').length, text: blankCode(body) }];
}

function yamlTexts(source: string, firstLine: number): VisibleText[] {
  const lines = new LineCounter();
  const texts: VisibleText[] = [];
  const collect = (node: unknown): void => {
    if (isPair(node)) {
      if (!(isScalar(node.key) && technicalFields.has(String(node.key.value)))) collect(node.value);
    } else if (isMap(node) || isSeq(node)) node.items.forEach(collect);
    else if (isScalar(node) && typeof node.value === 'string' && node.range) {
      const [start, end] = node.range;
      const text = blankCode(withoutYamlQuotes(source.slice(start, end), node));
      texts.push({ line: firstLine + lines.linePos(start).line - 1, text });
    }
  };
  collect(parseDocument(source, { lineCounter: lines }).contents);
  return texts;
}

/** The source of a scalar without YAML quotes and block indicators. */
function withoutYamlQuotes(raw: string, { type }: Scalar): string {
  switch (type) {
    case 'QUOTE_DOUBLE':
      return raw.slice(1, -1).replaceAll('\\"', '"');
    case 'QUOTE_SINGLE':
      return raw.slice(1, -1).replaceAll("''", "'");
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return raw.replace(/^[|>][^\n]*/, '');
    default:
      return raw;
  }
}

const code = [
  /```[\s\S]*?```/g,
  /`[^`\n]*`/g,
  /<!--[\s\S]*?-->/g,
  /<\/?[a-z][^>]*>/gi,
  /\]\([^)]*\)/g,
  /https?:\/\/[^\s)»”“]+/g,
  /(?<![\w.+-])[\w.+-]+@[\w.-]+\.\w+/g,
  /\{\{[^}]*\}\}/g,
];

/** Replaces code, URLs, tags, and placeholders by one neutral character each; keeps line breaks. */
export function blankCode(text: string): string {
  return code.reduce((rest, pattern) => rest.replace(pattern, (found) => '\uFFFC' + found.replace(/[^\n]/g, '')), text);
}
