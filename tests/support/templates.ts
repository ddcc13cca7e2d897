import type { BuildManifest } from '#contracts/build-manifest.ts';
import { languages } from '#locales/registry.ts';
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
 * Returns every template in English and in one other language: every fourth in a right-to-left one, the others in turn, so
 * that all live languages are used.
 */
function templatePages({ locales }: BuildManifest): { address: string; code: string }[] {
  const others = locales.filter(({ code }) => code !== 'en');
  const rightToLeft = others.filter(({ code }) => directionOf(code) === 'rtl');
  const leftToRight = others.filter((locale) => !rightToLeft.includes(locale));
  return templateRoutes().flatMap((route, index) => {
    const [turn, place] = index % 4 === 0 ? [rightToLeft, index / 4] : [leftToRight, index - Math.ceil(index / 4)];
    // A build may have no right-to-left language.
    const other = turn[place % turn.length] ?? others[index % others.length];
    return [{ code: 'en', prefix: '' }, ...(other ? [other] : [])].map(({ code, prefix }) => ({
      code,
      address: localAddress(prefix, route),
    }));
  });
}

function directionOf(code: string): string | undefined {
  return languages.find((language) => language.code === code)?.direction;
}

/** Whether this is `npm run test:deep`. */
export const isDeep = process.env.PAGES === 'all';

/**
 * Returns the pages for axe and layout checks: every template in two languages; in `npm run test:deep`, every page in
 * every live language.
 */
export function checkedPages(all = isDeep): { address: string; code: string }[] {
  const manifest = readManifest();
  if (!all) return templatePages(manifest);
  const routes = builtRoutes(manifest, /^/);
  return manifest.locales.flatMap(({ code, prefix }) =>
    routes.map((route) => ({ code, address: localAddress(prefix, route) })),
  );
}

/** Templates with islands, forms, or inline scripts of their own. */
const withScripts =
  /^\/$|^\/(products|news|careers|careers\/[\w-]+\/apply|contact|support|search|faq\/\w+|product\/vpn)$/;

/** Returns the templates for checks that depend on scripts; in `npm run test:deep`, all templates. */
export function scriptedRoutes(): string[] {
  return templateRoutes().filter((route) => isDeep || withScripts.test(route));
}
