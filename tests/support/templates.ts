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
  /^\/(news|blog|documentation)\//,
  /^\/careers\/[\w-]+\/apply$/,
  /^\/privacy-(android|ios)-/,
  /^\/faq\/\w+(Android)$/,
  /^\/faq\/\w+(iOS)$/,
  /^\/thank-you\//,
  /^\/get\//,
];

/** Returns one English route for each template, from the last build. */
export function templateRoutes(): string[] {
  const routes = new Map<string, string>();
  for (const route of builtRoutes(readManifest(), /^/)) {
    const group = groups.findIndex((pattern) => pattern.test(route));
    // A pattern with a capturing group makes one group for each captured value.
    const [, name] = groups[group]?.exec(route) ?? [];
    const key = group < 0 ? route : `${group} ${name ?? ''}`;
    if (!routes.has(key)) routes.set(key, route);
  }
  return [...routes.values(), '/no-such-page'].sort();
}

/**
 * Returns every template in English, in another left-to-right language and in a right-to-left one, so that over all
 * templates every live language is used.
 */
function templatePages({ locales }: BuildManifest): { address: string; code: string }[] {
  const others = locales.filter(({ code }) => code !== 'en');
  const rightToLeft = others.filter(({ code }) => directionOf(code) === 'rtl');
  const turns = [
    locales.filter(({ code }) => code === 'en'),
    others.filter((locale) => !rightToLeft.includes(locale)),
    rightToLeft,
  ];
  return templateRoutes().flatMap((route, index) =>
    turns.flatMap((turn) => {
      const { code, prefix } = turn[index % turn.length] ?? {};
      return code === undefined || prefix === undefined ? [] : [{ code, address: localAddress(prefix, route) }];
    }),
  );
}

function directionOf(code: string): string | undefined {
  return languages.find((language) => language.code === code)?.direction;
}

/**
 * Returns the pages for axe and layout checks: every template in three languages, and every other page in one language
 * in turn. With `PAGES=all`, every page in every live language.
 */
export function checkedPages(all = process.env.PAGES === 'all'): { address: string; code: string }[] {
  const manifest = readManifest();
  const routes = builtRoutes(manifest, /^/);
  if (all) {
    return manifest.locales.flatMap(({ code, prefix }) =>
      routes.map((route) => ({ code, address: localAddress(prefix, route) })),
    );
  }
  const templates = new Set(templateRoutes());
  const others = routes
    .filter((route) => !templates.has(route))
    .map((route, index) => {
      const { code, prefix } = manifest.locales[index % manifest.locales.length] ?? sampleLanguages[0];
      return { code, address: localAddress(prefix, route) };
    });
  return [...templatePages(manifest), ...others];
}
