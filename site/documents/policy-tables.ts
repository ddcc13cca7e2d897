import { deviceItems, type DeviceItemId } from '#contracts/device-storage.ts';
import { serverRecords } from '#content/facts/retention.ts';
import { defaultCode, languages } from '#locales/registry.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { policyTablesSchema, type PolicyTables } from '#site/schemas/policy-tables.ts';
import type { ContentDocument } from './read-documents.ts';

/**
 * Names of the tables that a document has texts for. It includes them with `{{table.device}}` and `{{table.server}}`.
 */
export function tablesIn(fields: unknown): string[] {
  return Object.keys((fields as { tables?: object | null } | undefined)?.tables ?? {});
}

/**
 * The tables of a legal text as Markdown, by placeholder name: rows from the lists that the code uses, texts
 * from the document's front matter. Texts that a translation lacks are shown in English, marked with their language.
 *
 * @param code the document's language
 * @param fields of the document, merged with the English ones
 * @param english fields of the English document
 */
export function policyTables(code: string, fields: unknown, english: unknown): Readonly<Record<string, string>> {
  const [own, source] = [tablesOf(fields), tablesOf(english)];
  const language = languages.find((one) => one.code === code);
  if (!own || !source || !language) return {};
  const facts = factsIn(language);
  const mark = (text: string, inEnglish: string) =>
    code !== defaultCode && text === inEnglish ? `<span lang="en" dir="ltr">${text}</span>` : text;
  const device = Object.entries(deviceItems).map(([name, { key, kind }]) => {
    const id = name as DeviceItemId;
    const [texts, sourceTexts] = [own.device.items[id], source.device.items[id]];
    return [
      `\`${key}\``,
      mark(own.device.kinds[kind], source.device.kinds[kind]),
      mark(texts.why, sourceTexts.why),
      mark(texts.howLong, sourceTexts.howLong),
    ];
  });
  const server = serverRecords.map((id) => {
    const [texts, sourceTexts] = [own.server.records[id], source.server.records[id]];
    const howLong = 'howLong' in texts && 'howLong' in sourceTexts && mark(texts.howLong, sourceTexts.howLong);
    return [mark(texts.what, sourceTexts.what), mark(texts.why, sourceTexts.why), howLong || facts[`retention.${id}`]];
  });
  const { name, where, why, howLong } = own.device.headings;
  const { headings } = own.server;
  return {
    'table.device': markdownTable([[name, where, why, howLong], ...device]),
    'table.server': markdownTable([[headings.what, headings.why, headings.howLong], ...server]),
  };
}

/** Reports hard-coded periods that should be placeholders, one message each. */
export function tableProblems({ fields }: ContentDocument): string[] {
  const { tables } = (fields ?? {}) as { tables?: { device?: { items?: Record<string, { howLong?: string }> } } };
  return Object.entries(deviceItems).flatMap(([id, { kept }]) => {
    const text = tables?.device?.items?.[id]?.howLong;
    return typeof kept === 'number' && text !== undefined && !text.includes(`{{device.${id}}}`)
      ? [`"tables.device.items.${id}.howLong" is ${JSON.stringify(text)}: write the period as {{device.${id}}}`]
      : [];
  });
}

/** The texts of the tables; undefined if missing or invalid (reported by the schema). */
function tablesOf(fields: unknown): PolicyTables | undefined {
  return policyTablesSchema.safeParse((fields as { tables?: unknown } | undefined)?.tables).data;
}

function markdownTable(rows: readonly (readonly (string | undefined)[])[]): string {
  const lines = rows.map((cells) => `| ${cells.map((cell = '') => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  const [head = '', ...rest] = lines;
  return [head, head.replace(/[^|]+/g, ' --- '), ...rest].join('\n');
}
