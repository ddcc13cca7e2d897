/**
 * Checks the documents in `content/` before anything is built: each field by its schema, facts that are named, pictures
 * that are there and say what they show, links; of translations that are made from the English text as it is, headings,
 * lists and links as well. A finding names file, field or line, reason and an example. `npm run check:content`; every
 * build runs it.
 */
import { existsSync } from 'node:fs';
import { contentCollections, type Collection } from '#site/documents/collections.ts';
import { prepareDocuments } from '#site/documents/prepare-documents.ts';
import { readDocuments, type ContentDocument } from '#site/documents/read-documents.ts';
import { linkProblems, linkTargets } from './content/document-links.ts';
import { documentWordProblems } from './content/document-words.ts';
import { shapeDifferences, textShape } from './content/text-shape.ts';
import { typedFacts } from './content/typed-facts.ts';
import { readMarks, sourceHash, type Marks } from './translations/marks.ts';
import { wordRules, type WordRules } from './translations/word-rules.ts';

/** Where the pictures of articles are. */
const pictures = 'site/assets/illustrations';

/**
 * What is wrong in `content/`, a sentence each.
 *
 * @param root the project, or a copy of it in a test
 */
export function checkContent(root = '.'): string[] {
  const marks = new Map<string, Marks>();
  const marksOf = (code: string) => {
    const own = marks.get(code) ?? readMarks(code, root);
    marks.set(code, own);
    return own;
  };
  const rules = new Map<string, WordRules>();
  const rulesOf = (code: string) => {
    const own = rules.get(code) ?? wordRules(code, root);
    rules.set(code, own);
    return own;
  };
  const targets = linkTargets(root);
  return contentCollections.flatMap((collection) => {
    const documents = readDocuments(collection, root);
    const english = new Map(documents.filter(({ code }) => code === 'en').map((document) => [document.slug, document]));
    return [
      ...prepareDocuments(collection, documents).flatMap(({ problems }) => problems),
      ...documents.flatMap((document) => [
        ...[
          ...pictureProblems(document, root),
          ...translationProblems(collection, document, english.get(document.slug), marksOf(document.code)),
        ].map((problem) => `${document.file}: ${problem}`),
        ...linkProblems(dated(document, english.get(document.slug)), targets),
        // A stale translation gets its placeholders when it follows.
        ...(isSettled(collection, document, english.get(document.slug), marksOf(document.code))
          ? [
              ...typedFacts(document),
              ...documentWordProblems(document, english.get(document.slug), rulesOf(document.code)),
            ]
          : []),
        ...unfinished(document),
      ]),
    ];
  });
}

/** A translation with the days of its English document, which count for it as well. */
function dated(document: ContentDocument, english: ContentDocument | undefined): ContentDocument {
  const { date, updated, draft } = (english?.fields ?? {}) as Record<string, unknown>;
  return { ...document, fields: { ...(document.fields ?? {}), date, updated, draft } };
}

/** What `npm run new` leaves for the author to write. */
function unfinished({ file, fields, source }: ContentDocument): string[] {
  if ((fields as { draft?: unknown } | undefined)?.draft === true) return [];
  return source
    .split('\n')
    .flatMap((line, index) =>
      /\bTODO\b/.test(line)
        ? [`${file}:${index + 1}: TODO in what is published; write it, or leave "draft: true" in the head`]
        : [],
    );
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

/** Whether a document is English, or a translation of the English text as it is. */
function isSettled(
  { folder }: Pick<Collection, 'folder'>,
  { code, slug }: Pick<ContentDocument, 'code' | 'slug'>,
  english: ContentDocument | undefined,
  marks: Marks,
): boolean {
  return code === 'en' || (english !== undefined && marks[`${folder}/${slug}`] === sourceHash(english.source));
}

/** English may move ahead: a translation of an earlier text is stale, which `npm run status:translations` tells. */
function translationProblems(
  { folder }: Collection,
  { code, slug, source }: ContentDocument,
  english: ContentDocument | undefined,
  marks: Marks,
): string[] {
  if (code === 'en') return [];
  const mark = marks[`${folder}/${slug}`];
  // What was confirmed once was dropped from English since.
  if (!english)
    return mark ? [] : [`there is no content/${folder}/en/${slug}, and English decides which documents exist`];
  return isSettled({ folder }, { code, slug }, english, marks)
    ? shapeDifferences(textShape(source), textShape(english.source))
    : [];
}

if (import.meta.main) {
  const problems = checkContent();
  console.log(problems.length > 0 ? problems.join('\n') : 'All documents are in order.');
  if (problems.length > 0) process.exitCode = 1;
}
