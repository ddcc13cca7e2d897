import type { BuildManifest } from '#contracts/build-manifest.ts';
import { languages } from '#locales/registry.ts';
import { builtRoutes, localAddress, readManifest } from './routes.ts';

/** Languages whose pages are looked at one by one: the source, long words, and writing from the right. */
export const sampleLanguages = [
  { code: 'en', prefix: '' },
  { code: 'de', prefix: 'de' },
  { code: 'ar', prefix: 'ar' },
] as const;

/** Pages made from one template; of each group the first is looked at. Every other page is a template of its own. */
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

/** One English route for each template, as the last build made them. */
export function templateRoutes(): string[] {
  const routes = new Map<string, string>();
  for (const route of builtRoutes(readManifest(), /^/)) {
    const group = groups.findIndex((pattern) => pattern.test(route));
    // Groups with a name in their pattern are as many groups as names.
    const [, name] = groups[group]?.exec(route) ?? [];
    const key = group < 0 ? route : `${group} ${name ?? ''}`;
    if (!routes.has(key)) routes.set(key, route);
  }
  return [...routes.values(), '/no-such-page'].sort();
}

/**
 * Every template in English, in another language written from the left and in one written from the right, which take turns: each live
 * language gets some.
 */
function templatePages({ locales }: BuildManifest): { address: string; code: string }[] {
  const others = locales.filter(({ code }) => code !== 'en');
  const fromRight = others.filter(({ code }) => directionOf(code) === 'rtl');
  const turns = [
    locales.filter(({ code }) => code === 'en'),
    others.filter((locale) => !fromRight.includes(locale)),
    fromRight,
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
 * The pages that axe and the layout checks visit: every template in three languages, and each other address in one, in turn. With `PAGES=all` every page of every live language.
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
