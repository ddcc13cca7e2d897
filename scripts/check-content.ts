/**
 * Checks the documents in `content/`: fields against their schemas, hard-coded facts, images and their alt texts,
 * links, and wording. Current translations must also have the same headings, lists, and links as the English document.
 * Every problem names the file, the field or line, the reason, and an example. `npm run check:content`; every build
 * runs it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { contentCollections, type Collection } from '#site/documents/collections.ts';
import { prepareDocuments } from '#site/documents/prepare-documents.ts';
import { documentCodes, readDocuments, type ContentDocument } from '#site/documents/read-documents.ts';
import { fieldLine } from '#site/documents/field-lines.ts';
import { lineOf, linkProblems, linkTargets, type LinkTargets } from './content/document-links.ts';
import { documentWordProblems } from './content/document-words.ts';
import { shapeDifferences, textShape } from './content/text-shape.ts';
import { headingProblems } from './content/headings.ts';
import { hardcodedFacts } from './content/hardcoded-facts.ts';
import { vpnNumberProblems, vpnNumbers } from './content/vpn-number-problems.ts';
import { finishCheck } from './site-checks/report.ts';
import { readMarks, sourceHash, type Marks } from './translations/marks.ts';
import { wordRules, type WordRules } from './translations/word-rules.ts';

/** Folder of the articles' images. */
export const pictures = 'site/assets/illustrations';

/**
 * Returns a message for each problem in `content/`.
 *
 * @param root project folder, or a copy of it in a test
 */
export function checkContent(root = '.'): string[] {
  const targets = linkTargets(root);
  const sources = contentCollections.map((collection) => ({
    collection,
    english: readDocuments(collection, root, 'en'),
  }));
  const codes = new Set(contentCollections.flatMap((collection) => documentCodes(collection, root)));
  // One language after another, so that the words and documents of all are never in memory together.
  const problems = [...codes].flatMap((code) => {
    const check = documentChecker(root, targets);
    return sources.flatMap(({ collection, english }) =>
      check(collection, code === 'en' ? english : readDocuments(collection, root, code), english),
    );
  });
  return [...problems, ...searchWordProblems(targets, root), ...factProblems(root)];
}

/** Checks documents of a collection against a list that holds their English versions. */
export type DocumentChecker = (
  collection: Collection,
  documents: readonly ContentDocument[],
  english: readonly ContentDocument[],
) => string[];

/**
 * Returns a function that checks documents, which need not be on the disk, and returns a message for each problem.
 *
 * @param root project folder, or a copy of it in a test
 */
export function documentChecker(root = '.', targets = linkTargets(root)): DocumentChecker {
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
  return (collection, documents, sources) => {
    const english = new Map(sources.filter(({ code }) => code === 'en').map((document) => [document.slug, document]));
    return [
      ...prepareDocuments(collection, documents, sources).flatMap(({ problems }) => problems),
      ...documents.flatMap((document) => [
        ...pictureProblems(document, root),
        ...translationProblems(collection, document, english.get(document.slug), marksOf(document.code)).map(
          (problem) => `${document.file}: ${problem}`,
        ),
        ...linkProblems(withEnglishDates(document, english.get(document.slug)), targets),
        // Placeholders of a stale translation are checked after its update.
        ...(isCurrent(collection, document, english.get(document.slug), marksOf(document.code))
          ? [
              ...hardcodedFacts(document),
              ...documentWordProblems(document, english.get(document.slug), rulesOf(document.code)),
            ]
          : []),
        ...todoProblems(document),
        ...headingProblems(document),
      ]),
    ];
  };
}

/** Finds search words of addresses that no page has. */
function searchWordProblems(targets: LinkTargets, root: string): string[] {
  return globSync('content/search-words/*.yaml', { cwd: root }).flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, path = '', anchor] = /^(\/[^:#]*)(?:#([^:]*))?:/.exec(line) ?? [];
        const target = targets.get(path);
        const isKnown = path === '' || (target && (anchor === undefined || target.anchors?.includes(anchor)));
        return isKnown
          ? []
          : [
              `${file}:${index + 1}: no page has the address ${line.split(':')[0] ?? ''}. Example: /faq/FAQVPNAndroid#logs`,
            ];
      }),
  );
}

/** Checks the numbers that editors change. A copy of the project in a test may have no facts. */
function factProblems(root: string): string[] {
  const file = `${root}/${vpnNumbers}`;
  return existsSync(file) ? vpnNumberProblems(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Returns a translation with the dates of its English document, which apply to it too. */
function withEnglishDates(document: ContentDocument, english: ContentDocument | undefined): ContentDocument {
  const { date, updated, draft } = (english?.fields ?? {}) as Record<string, unknown>;
  return { ...document, fields: { ...(document.fields ?? {}), date, updated, draft } };
}

/** Finds TODOs left over from the templates of `npm run new`. */
function todoProblems({ file, fields, source }: ContentDocument): string[] {
  if ((fields as { draft?: unknown } | undefined)?.draft === true) return [];
  return source
    .split('\n')
    .flatMap((line, index) =>
      /\bTODO\b/.test(line)
        ? [`${file}:${index + 1}: TODO in a published document; finish it, or keep "draft: true" in the front matter`]
        : [],
    );
}

function pictureProblems({ file, fields, source }: ContentDocument, root: string): string[] {
  const { image } = (fields ?? {}) as { image?: unknown };
  const isMissing = typeof image === 'string' && !existsSync(`${root}/${pictures}/${image}`);
  const line = isMissing ? fieldLine(source, ['image']) : undefined;
  return [
    ...(isMissing
      ? [`${file}${line ? `:${line}` : ''}: "image" is "${image}": there is no such file in ${pictures}/`]
      : []),
    ...[...source.matchAll(/!\[\s*\]\(([^)]*)\)/g)].map(
      ({ 1: address = '', index }) =>
        `${file}:${lineOf(source, index)}: the image ${address} has no alt text. Example: ![A phone on a table](${address})`,
    ),
  ];
}

/** Whether a document is English, or a translation of the current English text. */
function isCurrent(
  { folder }: Pick<Collection, 'folder'>,
  { code, slug }: Pick<ContentDocument, 'code' | 'slug'>,
  english: ContentDocument | undefined,
  marks: Marks,
): boolean {
  return code === 'en' || (english !== undefined && marks[`${folder}/${slug}`] === sourceHash(english.source));
}

/** A stale translation is not a problem here: `npm run status:translations` reports it. */
function translationProblems(
  { folder }: Collection,
  { code, slug, source }: ContentDocument,
  english: ContentDocument | undefined,
  marks: Marks,
): string[] {
  if (code === 'en') return [];
  const mark = marks[`${folder}/${slug}`];
  // A translation with a mark had an English document that was removed since.
  if (!english)
    return mark ? [] : [`there is no English document content/${folder}/en/${slug}; every translation needs one`];
  return isCurrent({ folder }, { code, slug }, english, marks)
    ? shapeDifferences(textShape(source), textShape(english.source))
    : [];
}

if (import.meta.main) finishCheck(checkContent(), 'All documents are valid.');
