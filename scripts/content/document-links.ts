import { globSync } from 'node:fs';
import { apps } from '#content/facts/apps.ts';
import { appPrivacy } from '#content/facts/app-privacy.ts';
import { blogTags, newsCategories } from '#content/facts/topics.ts';
import { contentCollections } from '#site/documents/collections.ts';
import { readDocuments, type ContentDocument } from '#site/documents/read-documents.ts';
import { headingIds } from './headings.ts';

type Target = { anchors?: readonly string[]; published?: string; isDraft?: boolean };

/** Valid link targets: paths of English pages, with the anchors of questions and the publication dates of articles. */
export type LinkTargets = ReadonlyMap<string, Target>;

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
  const targets = new Map<string, Target>();
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
      const { date, draft } = fieldsOf(document);
      targets.set(`${route}/${document.slug}`, {
        anchors: anchorsOf(document),
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
  const { file, source } = document;
  return [...source.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(({ 1: address = '', index }) => {
    const problem = problemOf(address, document, targets);
    return problem ? [`${file}:${lineOf(source, index)}: ${problem}`] : [];
  });
}

function problemOf(address: string, document: ContentDocument, targets: LinkTargets): string | undefined {
  if (/^(?:https?:|mailto:|tel:|\{\{|\/\/)/.test(address)) return undefined;
  const { date, updated, draft } = fieldsOf(document);
  if (address.startsWith('#')) {
    const known = anchorsOf(document);
    if (known.includes(decodeURIComponent(address.slice(1)))) return undefined;
    const expected = known.map((id) => `#${id}`).join(', ');
    return `the link ${address} points to nothing on this page; expected one of ${expected}`;
  }
  if (!address.startsWith('/')) return `the link ${address} does not start with a slash. Example: [VPN](/product/vpn)`;
  const { pathname, hash } = new URL(address, 'https://site.invalid');
  const anchor = decodeURIComponent(hash.slice(1));
  const target = targets.get(pathname);
  if (!target) return /\.\w+$/.test(pathname) ? undefined : `broken link ${address}`;
  if (anchor && target.anchors && !target.anchors.includes(anchor))
    return `the link ${address} points to a question or heading that does not exist`;
  if (target.isDraft && draft !== true) return `the link ${address} points to a draft`;
  const day = [updated, date].find((value) => typeof value === 'string');
  if (day !== undefined && target.published !== undefined && target.published > day)
    return (
      `the link ${address} points to an article dated ${target.published}, after this one's date (${day}). ` +
      `Remove the link, or add the date of the update. Example: updated: ${target.published}`
    );
  return undefined;
}

/** What a link to a part of a document can name: its questions or headings. */
function anchorsOf(document: ContentDocument): string[] {
  const { questions } = fieldsOf(document);
  return questions?.map(({ slug }) => String(slug)) ?? headingIds(document.body);
}

/** Line of a position in a text, starting at 1. */
export function lineOf(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
