import type { Feed } from './feed.ts';

/** Renders a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(feed: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.page,
    feed_url: feed.addresses.json,
    authors: [{ name: feed.publisher }],
    items: feed.entries.map(({ address, title, summary, html, language, published, author, topics, image }) => ({
      id: address,
      url: address,
      title,
      summary,
      content_html: html,
      date_published: published.toISOString(),
      ...(language && { language }),
      ...(author && { authors: [{ name: author }] }),
      ...(topics.length > 0 && { tags: topics }),
      ...(image && { image }),
    })),
  };
}
