import { apps, type AppId } from '#content/facts/apps.ts';
import type { PageKind } from '#search/index-format.ts';

/** How pages of a route are indexed. */
export type RouteKind = {
  kind: PageKind;
  /** A list of other pages: only its title and description are indexed. */
  isList: boolean;
  /** Score multiplier; the default is 1. */
  factor: number;
  /** Index only the headings of its sections. */
  headingsOnly?: boolean;
};

/** Questions about an app on a platform where it is not available, which come after those of its users. */
const unavailable = new RegExp(
  `^/faq/(${apps
    .flatMap(({ faq, platforms }) =>
      faq.filter(({ platform }) => !platforms.includes(platform)).map(({ page }) => page),
    )
    .join('|')})$`,
);

const kinds: readonly (readonly [RegExp, RouteKind])[] = [
  [/^\/product\//, { kind: 'product', isList: false, factor: 1.6 }],
  [unavailable, { kind: 'faq', isList: false, factor: 0.8 }],
  [/^\/faq\//, { kind: 'faq', isList: false, factor: 1 }],
  [/^\/documentation\//, { kind: 'documentation', isList: false, factor: 1.1 }],
  [/^\/(news\/category|blog\/tag)\//, { kind: 'page', isList: true, factor: 0.6 }],
  [/^\/news\//, { kind: 'news', isList: false, factor: 0.9 }],
  [/^\/blog\//, { kind: 'blog', isList: false, factor: 1 }],
  [/^\/careers\//, { kind: 'job', isList: false, factor: 0.9 }],
  // Twelve nearly identical policies: each would be a tenth of the index, and they would crowd out other results.
  [/^\/privacy-/, { kind: 'legal', isList: false, factor: 0.5, headingsOnly: true }],
  [/^\/(privacy|terms|terms-vpn-android)$/, { kind: 'legal', isList: false, factor: 0.8 }],
  [/^\/(news|blog|faq|documentation)$/, { kind: 'page', isList: true, factor: 1 }],
];

/** Pages that are not indexed: later pages of lists, the search page, confirmation pages of forms. */
const notIndexed = /^\/(404|search|thank-you\/.*|newsletter\/.*|(news|blog)\/.*page\/\d+)$/;

/** Returns how a page is indexed, from its English route; undefined: not indexed. */
export function kindOfRoute(route: string): RouteKind | undefined {
  if (notIndexed.test(route)) return undefined;
  return kinds.find(([pattern]) => pattern.test(route))?.[1] ?? { kind: 'page', isList: false, factor: 1 };
}

/** Returns the app that a page is about, from its English route; undefined: none, or several. */
export function appOfRoute(route: string): AppId | undefined {
  const app = apps.find(
    ({ slug, faq, policies }) =>
      route === `/product/${slug}` ||
      route.startsWith(`/documentation/${slug}-`) ||
      faq.some(({ page }) => route === `/faq/${page}`) ||
      policies.some((policy) => route === `/${policy}`),
  );
  return app?.id;
}
