/** A feed as both formats write it. All addresses are absolute. */
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
  /** The newest first. */
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** Address of its page, which also identifies it. */
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

/** Points the addresses of a page's own site in rendered Markdown to that site, for readers elsewhere. */
export function absoluteAddresses(html: string, origin: string): string {
  return html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
}
