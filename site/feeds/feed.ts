/** Format-independent feed. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** BCP 47 tag of the feed. */
  language: string;
  /** The page the feed follows. */
  page: string;
  /** The feed's own address in each format. */
  addresses: { atom: string; json: string };
  publisher: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** URL of its page, which is also its id. */
  address: string;
  title: string;
  summary: string;
  /** The whole text. */
  html: string;
  /** BCP 47 tag of the text where it is not the feed's. */
  language?: string;
  published: Date;
  author?: string;
  topics: readonly string[];
  image?: string;
};

/** Makes site-relative URLs in rendered HTML absolute, for feed readers. */
export function absoluteAddresses(html: string, origin: string): string {
  return html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
}
