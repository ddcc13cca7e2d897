/** An address of the site: its language's prefix (`/de`, '' for English) and the English address after it. */
export type Route = { prefix: string; route: string };

/** Splits `/de/faq` into `/de` and `/faq`. */
export function splitAddress(pathname: string, prefixes: readonly string[]): Route {
  const prefix = prefixes.find((one) => one && `${pathname}/`.startsWith(`${one}/`)) ?? '';
  return { prefix, route: pathname.slice(prefix.length) || '/' };
}

/** Articles, guides, questions and answers, legal texts. Their feeds and other files have a dot in the name. */
const reading = /^\/((news|blog|documentation|faq)(\/[^.]*)?|(privacy|terms)[a-z-]*)$/;

/**
 * Whether a page is one to read, which may be saved. Forms, their answers, personal pages and searches are not. A query makes
 * another page of it, but for the form without header and footer that the apps open.
 */
export function isReadingPage({ pathname, search }: URL, prefixes: readonly string[]): boolean {
  return /^(\?view=app)?$/.test(search) && reading.test(splitAddress(pathname, prefixes).route);
}
