import { apps } from '#content/facts/apps.ts';
import { elementsOf, insertAfter, parseHtml, writeHtml } from '#site/documents/html-tree.ts';

/**
 * Marks the links to policies of apps that are not on the App Store in a rendered list of policies.
 *
 * @param mark what stands behind those links
 */
export function markMissingApps(html: string, mark: string): string {
  const missing = apps.filter(({ platforms }) => !platforms.includes('ios')).map(({ id }) => `/privacy-ios-${id}`);
  const tree = parseHtml(html);
  for (const link of elementsOf(tree, 'a'))
    if (missing.some((route) => link.attribs.href?.endsWith(route)))
      insertAfter(link, ` <span data-ui="tag">${mark}</span>`);
  return writeHtml(tree);
}
