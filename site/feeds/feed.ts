import { elementsOf, parseHtml, writeHtml } from '#site/documents/html-tree.ts';

/** Format-independent feed. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** BCP 47 tag of the feed. */
  language: string;
  /** URL of the page with the same content. */
  page: string;
  /** URLs of the feed itself, by format. */
  addresses: { atom: string; json: string };
  publisher: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** URL of the entry's page, also used as its id. */
  address: string;
  title: string;
  summary: string;
  /** The full text. */
  html: string;
  /** BCP 47 tag of the text, if it is not the feed's. */
  language?: string;
  published: Date;
  author?: string;
  topics: readonly string[];
  image?: string;
};

/** Makes site-relative URLs in rendered HTML absolute, for feed readers. */
export function absoluteAddresses(html: string, origin: string): string {
  const tree = parseHtml(html);
  for (const { attribs } of elementsOf(tree, 'a', 'img'))
    for (const name of ['href', 'src']) {
      const address = attribs[name];
      if (address?.startsWith('/') && !address.startsWith('//')) attribs[name] = origin + address;
    }
  return writeHtml(tree);
}
