import { globSync } from 'node:fs';
import { apps } from '#content/facts/apps.ts';
import { appPrivacy } from '#content/facts/app-privacy.ts';
import { blogTags, newsCategories } from '#content/facts/topics.ts';
import { contentCollections } from '#site/documents/collections.ts';
import { readDocuments, type ContentDocument } from '#site/documents/read-documents.ts';
import { headingIds } from './headings.ts';

/** Valid link targets: paths of English pages, with the anchors of questions and the publication dates of articles. */
export type LinkTargets = ReadonlyMap<string, { anchors?: ReadonlySet<string>; published?: string; isDraft?: boolean }>;

/** Routes of the collections. */
export const routes = { news: '/news', blog: '/blog', docs: '/documentation', jobs: '/careers', faq: '/faq' } as const;

type Fields = { date?: unknown; updated?: unknown; draft?: unknown; questions?: readonly { slug?: unknown }[] };

const fieldsOf = ({ fields }: ContentDocument) => (fields ?? {}) as Fields;

/**
 * Returns all paths that a document may link to.
 *
 * @param root project folder, or a copy of it in a test
 */
export function linkTargets(root = '.'): LinkTargets {
  const targets = new Map<string, { anchors?: ReadonlySet<string>; published?: string; isDraft?: boolean }>();
  for (const file of globSync('**/*.astro', { cwd: `${root}/site/pages/[...locale]` })) {
    const route = `/${file}`.replace(/(\/index)?\.astro$/, '');
    if (!route.includes('[')) targets.set(route || '/', {});
  }
  for (const { slug } of apps) targets.set(`/product/${slug}`, {});
  for (const { path } of appPrivacy) targets.set(path, {});
  for (const category of newsCategories) targets.set(`/news/category/${category}`, {});
  for (const tag of blogTags) targets.set(`/blog/tag/${tag}`, {});
  for (const collection of contentCollections) {
    const route = Object.entries(routes).find(([name]) => name === collection.name)?.[1];
    if (!route) continue;
    for (const document of readDocuments(collection, root, 'en')) {
      const { date, draft, questions } = fieldsOf(document);
      const anchors = new Set(questions?.map(({ slug }) => String(slug)) ?? headingIds(document.body));
      targets.set(`${route}/${document.slug}`, {
        anchors,
        ...(typeof date === 'string' && { published: date }),
        isDraft: draft === true,
      });
      if (collection.name === 'jobs') targets.set(`${route}/${document.slug}/apply`, {});
    }
  }
  return targets;
}

/** Returns a message with file and line for each link that is broken, or points to a draft or a later article. */
export function linkProblems(document: ContentDocument, targets: LinkTargets): string[] {
  const { date, updated, draft } = fieldsOf(document);
  const day = typeof updated === 'string' ? updated : typeof date === 'string' ? date : undefined;
  return [
    ...relativeLinks(document),
    ...brokenLinks(document, targets, { day, isDraft: draft === true }),
    ...brokenAnchors(document),
  ];
}

/** Links to a heading or a question of the same page that does not exist. */
function brokenAnchors(document: ContentDocument): string[] {
  const { file, source, body } = document;
  const { questions } = fieldsOf(document);
  const known = new Set(questions ? questions.map(({ slug }) => String(slug)) : headingIds(body));
  return [...source.matchAll(/\]\(#([^)\s]+)\)/g)]
    .filter(([, anchor = '']) => !known.has(decodeURIComponent(anchor)))
    .map(
      ({ 1: anchor = '', index }) =>
        `${file}:${lineOf(source, index)}: the link #${anchor} points to nothing on this page; expected one of ` +
        [...known].map((id) => `#${id}`).join(', '),
    );
}

/** Internal links that don't start with a slash. */
function relativeLinks({ file, source }: ContentDocument): string[] {
  return [...source.matchAll(/\]\((?!\/|#|https?:|mailto:|tel:|\{\{)([^)\s]+)\)/g)].map(
    ({ 1: address = '', index }) =>
      `${file}:${lineOf(source, index)}: the link ${address} does not start with a slash. Example: [VPN](/product/vpn)`,
  );
}

function brokenLinks(
  document: ContentDocument,
  targets: LinkTargets,
  { day, isDraft }: { day: string | undefined; isDraft: boolean },
): string[] {
  return [...document.source.matchAll(/\]\((\/(?!\/)[^)\s]*)\)/g)].flatMap(({ 1: address = '', index }) => {
    const place = `${document.file}:${lineOf(document.source, index)}`;
    const { pathname, hash } = new URL(address, 'https://site.invalid');
    const target = targets.get(pathname);
    if (!target) return /\.\w+$/.test(pathname) ? [] : [`${place}: broken link ${address}`];
    if (hash && target.anchors && !target.anchors.has(decodeURIComponent(hash.slice(1))))
      return [`${place}: the link ${address} points to a question or heading that does not exist`];
    if (target.isDraft && !isDraft) return [`${place}: the link ${address} points to a draft`];
    if (day !== undefined && target.published !== undefined && target.published > day)
      return [
        `${place}: the link ${address} points to an article dated ${target.published}, after this one's date (${day}). ` +
          'Remove the link, or add the date of the update. Example: updated: ' +
          target.published,
      ];
    return [];
  });
}

/** Line of a position in a text, starting at 1. */
export function lineOf(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
