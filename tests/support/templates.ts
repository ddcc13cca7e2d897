import { builtRoutes, localAddress, readManifest } from './routes.ts';

/** Languages for tests of single pages: the source language, one with long words, and a right-to-left one. */
export const sampleLanguages = [
  { code: 'en', prefix: '' },
  { code: 'de', prefix: 'de' },
  { code: 'ar', prefix: 'ar' },
] as const;

/** Groups of pages with the same template; tests use the first of each. Every other page is its own template. */
const groups: readonly RegExp[] = [
  /^\/(news|blog)\/.*\bpage\/\d+$/,
  /^\/news\/category\//,
  /^\/blog\/tag\//,
  /^\/news\//,
  /^\/blog\//,
  /^\/documentation\//,
  /^\/(careers|job)(\/[\w-]+)?\/apply$/,
  /^\/careers\//,
  /^\/privacy-/,
  /^\/terms/,
  /^\/newsletter\/(confirm|unsubscribe)$/,
  /^\/faq\//,
  /^\/thank-you\//,
  /^\/get\//,
];

/** Returns one English route for each template, from the last build. */
export function templateRoutes(): string[] {
  const routes = new Map<string, string>();
  for (const route of builtRoutes(readManifest(), /^/)) {
    const group = groups.findIndex((pattern) => pattern.test(route));
    const key = group < 0 ? route : `${group}`;
    if (!routes.has(key)) routes.set(key, route);
  }
  return [...routes.values(), '/no-such-page'].sort();
}

/**
 * Pages that are also checked with every change in a language that differs in kind: right to left, with long words, or
 * without spaces between words. In `npm run test:deep`, every page is checked in every language.
 */
const translatedPages: readonly (readonly [route: string, code: string])[] = [
  ['/', 'ar'],
  ['/', 'el'],
  ['/products', 'de'],
  ['/products', 'ja'],
  ['/product/vpn', 'ja'],
  ['/product/photovault', 'he'],
  ['/about', 'fi'],
  ['/contact', 'fa'],
  ['/support', 'th'],
  ['/careers/apply', 'de'],
  ['/faq/FAQVPNAndroid', 'el'],
  ['/documentation', 'hi'],
  ['/trust', 'ar'],
  ['/news', 'zh'],
];

/** Whether this is `npm run test:deep`. */
export const isDeep = process.env.PAGES === 'all';

/**
 * Returns the pages for axe and layout checks: every template in English, and {@link translatedPages}; in
 * `npm run test:deep`, every page in every live language.
 */
export function checkedPages(): { address: string; code: string }[] {
  const manifest = readManifest();
  const routesIn = (language: string) => {
    if (isDeep) return [...builtRoutes(manifest, /^/), '/no-such-page'];
    if (language === 'en') return templateRoutes();
    return translatedPages.flatMap(([route, code]) => (code === language ? [route] : []));
  };
  return manifest.locales.flatMap(({ code, prefix }) =>
    routesIn(code).map((route) => ({ code, address: localAddress(prefix, route) })),
  );
}

/** Templates with islands, forms, or inline scripts of their own. */
const withScripts =
  /^\/$|^\/(products|news|careers|careers\/[\w-]+\/apply|contact|support|search|faq\/\w+|product\/vpn)$/;

/** Returns the templates for checks that depend on scripts; in `npm run test:deep`, all templates. */
export function scriptedRoutes(): string[] {
  return templateRoutes().filter((route) => isDeep || withScripts.test(route));
}
