/** A path of the site: the prefix of its language (`/de`, '' for English) and the English path after it. */
export type Route = { prefix: string; route: string };

/** Splits `/de/faq` into `/de` and `/faq`. */
export function splitAddress(pathname: string, prefixes: readonly string[]): Route {
  const prefix = prefixes.find((one) => one && `${pathname}/`.startsWith(`${one}/`)) ?? '';
  return { prefix, route: pathname.slice(prefix.length) || '/' };
}

/**
 * Matches articles, guides, FAQ and legal texts. Their feeds and other files are excluded, because they have a dot in
 * the name.
 */
const readingPage = /^\/((news|blog|documentation|faq)(\/[^.]*)?|(privacy|terms)[a-z-]*)$/;

/**
 * Whether a page is a text that may be saved. Forms, their responses, personal pages and searches may not. URLs with a
 * query are other pages and are excluded, except `?view=app`: legal pages without header and footer, which the apps
 * open.
 */
export function isReadingPage({ pathname, search }: URL, prefixes: readonly string[]): boolean {
  return /^(\?view=app)?$/.test(search) && readingPage.test(splitAddress(pathname, prefixes).route);
}
