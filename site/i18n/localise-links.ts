import { elementsOf, parseHtml, writeHtml } from '#site/documents/html-tree.ts';
import type { Locale } from './locale.ts';

/** Localizes the internal links of rendered Markdown, which are written as English paths. */
export function localiseLinks(html: string, { path }: Pick<Locale, 'path'>): string {
  const tree = parseHtml(html);
  for (const { attribs } of elementsOf(tree, 'a')) {
    const [, route, rest] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(attribs.href ?? '') ?? [];
    if (route) attribs.href = `${path(route)}${rest ?? ''}`;
  }
  return writeHtml(tree);
}
