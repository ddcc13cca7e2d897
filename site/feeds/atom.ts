import type { Feed, FeedEntry } from './feed.ts';

/** Renders a feed as Atom (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const updated = feed.entries[0]?.published ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escape(feed.language)}">`,
    `<title>${escape(feed.title)}</title>`,
    `<subtitle>${escape(feed.description)}</subtitle>`,
    `<id>${escape(feed.page)}</id>`,
    `<link rel="alternate" type="text/html" hreflang="${escape(feed.language)}" href="${escape(feed.page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escape(feed.addresses.atom)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escape(feed.publisher)}</name></author>`,
    ...feed.entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry({ address, title, summary, html, language, published, author, topics }: FeedEntry): string {
  const date = published.toISOString();
  return [
    `<entry${language ? ` xml:lang="${escape(language)}"` : ''}>`,
    `<title>${escape(title)}</title>`,
    `<id>${escape(address)}</id>`,
    `<link rel="alternate" type="text/html" href="${escape(address)}"/>`,
    `<published>${date}</published>`,
    `<updated>${date}</updated>`,
    ...(author ? [`<author><name>${escape(author)}</name></author>`] : []),
    ...topics.map((topic) => `<category term="${escape(topic)}"/>`),
    `<summary>${escape(summary)}</summary>`,
    `<content type="html">${escape(html)}</content>`,
    '</entry>',
  ].join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
