/**
 * Checks the documents in `content/` before anything is built: each field by its schema, pictures that are there and
 * say what they show, translations that agree with their English document in everything but words: headings, lists and links as well. A finding names
 * file, field and reason, and gives an example. `npm run check:content`; every build runs it.
 */
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { contentCollections, type Collection } from './content/collections.ts';
import { explainIssue } from './content/explain-issue.ts';
import { readDocuments, type ContentDocument } from './content/read-documents.ts';
import { shapeDifferences, textShape } from './content/text-shape.ts';

/** Where the pictures of articles are. */
const pictures = 'site/assets/illustrations';

/**
 * What is wrong in `content/`, a sentence each.
 *
 * @param root the project, or a copy of it in a test
 */
export function checkContent(root = '.'): string[] {
  return contentCollections.flatMap((collection) => {
    const documents = readDocuments(collection.folder, root);
    const english = new Map(documents.filter(({ code }) => code === 'en').map((document) => [document.slug, document]));
    return documents.flatMap((document) =>
      [
        ...fieldProblems(collection, document),
        ...pictureProblems(document, root),
        ...translationProblems(collection, document, english.get(document.slug)),
      ].map((problem) => `${document.file}: ${problem}`),
    );
  });
}

function fieldProblems({ schemaOf }: Collection, { slug, fields, problem }: ContentDocument): string[] {
  if (problem) return [problem];
  const nameProblem = /^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/.test(slug)
    ? []
    : ['the name is an address: letters, digits and single hyphens. Example: 2026-10-vpn-locations'];
  const schema = schemaOf(slug);
  const { error } = schema.safeParse(fields);
  return [...nameProblem, ...(error?.issues ?? []).map((issue) => explainIssue(schema, issue, fields))];
}

function pictureProblems({ fields, body }: ContentDocument, root: string): string[] {
  const { image } = (fields ?? {}) as { image?: unknown };
  const isMissing = typeof image === 'string' && !existsSync(`${root}/${pictures}/${image}`);
  return [
    ...(isMissing ? [`"image" is "${image}": there is no such file in ${pictures}/`] : []),
    ...[...body.matchAll(/!\[\s*\]\(([^)]*)\)/g)].map(
      ([, address = '']) =>
        `the picture ${address} does not say what it shows. Example: ![A phone on a table](${address})`,
    ),
  ];
}

function translationProblems(
  { folder, shared }: Collection,
  { code, slug, fields, source }: ContentDocument,
  english: ContentDocument | undefined,
): string[] {
  if (code === 'en') return [];
  if (!english) return [`there is no content/${folder}/en/${slug}, and English decides which documents exist`];
  const read = (one: unknown, field: string) => (one as Record<string, unknown> | undefined)?.[field];
  const differing = shared
    .filter((field) => !isDeepStrictEqual(read(fields, field), read(english.fields, field)))
    .map((field) => {
      const value = read(english.fields, field);
      const expected = value === undefined ? 'left out' : JSON.stringify(value);
      return `"${field}" differs from ${english.file}, where it is ${expected}`;
    });
  return [...differing, ...shapeDifferences(textShape(source), textShape(english.source))];
}

if (import.meta.main) {
  const problems = checkContent();
  console.log(problems.length > 0 ? problems.join('\n') : 'All documents are in order.');
  if (problems.length > 0) process.exitCode = 1;
}
