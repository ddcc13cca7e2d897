import { unknownPlaceholders } from '#content/facts/placeholders.ts';
import { languages, type Language } from '#locales/registry.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { policyPlaceholders } from '#site/schemas/policy-fields.ts';
import { checkFacts } from './check-facts.ts';
import type { Collection } from './collections.ts';
import { explainIssue } from './explain-issue.ts';
import { fieldLine } from './field-lines.ts';
import { tableProblems, tablesIn } from './policy-tables.ts';
import { screenProblems } from './guide-screens.ts';
import type { ContentDocument } from './read-documents.ts';

/**
 * Validates a single document. Returns one message per problem: unreadable front matter, invalid fields,
 * unknown placeholders.
 *
 * @param fields of the document as pages show them
 */
export function checkDocument(collection: Collection, document: ContentDocument, fields: unknown): string[] {
  const { file, code, slug, source, problem, problemLine } = document;
  const language = languageByCode(code);
  if (!language) return [`${file}: locales/registry.ts has no language "${code}"`];
  const placeholders = unknownPlaceholders(source, knownPlaceholders(collection, language, fields)).map(
    ({ line, problem: unknown }) => `${file}:${line}: ${unknown}`,
  );
  const at = (line: number | undefined, sentence: string) =>
    line === undefined ? `${file}: ${sentence}` : `${file}:${line}: ${sentence}`;
  if (problem) return [at(problemLine, problem), ...placeholders];
  const nameProblem = /^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/.test(slug)
    ? []
    : ['the file name is part of a URL: use letters, digits and single hyphens. Example: 2026-10-vpn-locations'];
  const { error } = collection.schema.safeParse(fields);
  const issues = (error?.issues ?? []).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return at(fieldLine(source, path), explainIssue(collection.schema, issue, fields));
  });
  const facts =
    issues.length > 0
      ? []
      : [...checkFacts(collection, slug, fields), ...tableProblems(document), ...screenProblems(document)];
  return [...issues, ...[...nameProblem, ...facts].map((sentence) => at(undefined, sentence)), ...placeholders];
}

/** The language with this code. */
export function languageByCode(code: string): Language | undefined {
  return languages.find((language) => language.code === code);
}

function knownPlaceholders({ name }: Collection, language: Language, fields: unknown): string[] {
  const own =
    name === 'appPrivacy' || name === 'appData'
      ? policyPlaceholders
      : tablesIn(fields).map((table) => `table.${table}`);
  return [...Object.keys(factsIn(language)), ...own];
}
