import type { PageKind } from '#search/index-format.ts';

/** How the search sees the pages of a route. */
export type RouteKind = {
  kind: PageKind;
  /** A list of other pages: only its title and description are searched. */
  isList: boolean;
  /** How much its words count; 1 is the usual. */
  factor: number;
  /** Of its sections only the headings are searched. */
  headingsOnly?: boolean;
};

const kinds: readonly (readonly [RegExp, RouteKind])[] = [
  [/^\/product\//, { kind: 'product', isList: false, factor: 1.6 }],
  [/^\/faq\//, { kind: 'faq', isList: false, factor: 1 }],
  [/^\/documentation\//, { kind: 'documentation', isList: false, factor: 1.1 }],
  [/^\/(news\/category|blog\/tag)\//, { kind: 'page', isList: true, factor: 0.6 }],
  [/^\/news\//, { kind: 'news', isList: false, factor: 0.9 }],
  [/^\/blog\//, { kind: 'blog', isList: false, factor: 1 }],
  [/^\/careers\//, { kind: 'job', isList: false, factor: 0.9 }],
  // Twelve policies say nearly the same: each would be a tenth of the index, and they must not crowd out everything else.
  [/^\/privacy-/, { kind: 'legal', isList: false, factor: 0.5, headingsOnly: true }],
  [/^\/(privacy|terms|terms-vpn-android)$/, { kind: 'legal', isList: false, factor: 0.8 }],
  [/^\/(news|blog|faq|documentation)$/, { kind: 'page', isList: true, factor: 1 }],
];

/** Pages that are not searched: further pages of lists, the search itself, answers to forms. */
const unsearched = /^\/(404|search|thank-you\/.*|newsletter\/.*|(news|blog)\/.*page\/\d+)$/;

/** How a page is searched, by its English route; undefined: not at all. */
export function kindOfRoute(route: string): RouteKind | undefined {
  if (unsearched.test(route)) return undefined;
  return kinds.find(([pattern]) => pattern.test(route))?.[1] ?? { kind: 'page', isList: false, factor: 1 };
}
