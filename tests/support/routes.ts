import { readFileSync } from 'node:fs';
import { buildManifestSchema, type BuildManifest } from '#contracts/build-manifest.ts';

/** The routes of the site that have no parameter: what was promised, kept apart from the code that makes them. */
export const fixedRoutes: readonly string[] = [
  '/',
  '/products',
  ...['firewall', 'photovault', 'applock', 'anti-theft', 'vpn', 'password-manager'].map((app) => `/product/${app}`),
  '/about',
  '/news',
  '/blog',
  '/contact',
  '/support',
  '/careers',
  '/careers/apply',
  '/job/apply',
  '/privacy',
  '/terms',
  '/faq',
  '/documentation',
  ...[
    ...['VPNAndroid', 'VPNiOS', 'PhotoVaultAndroid', 'PhotoVaultiOS', 'PasswordManagerAndroid', 'PasswordManageriOS'],
    ...['FirewallAndroid', 'ApplockAndroid', 'ApplockiOS', 'AntiTheftAndroid', 'AntiTheftiOS'],
  ].map((id) => `/faq/FAQ${id}`),
  ...['firewall', 'photovault', 'applock', 'antitheft', 'vpn', 'password'].flatMap((app) => [
    `/privacy-android-${app}`,
    `/privacy-ios-${app}`,
  ]),
  '/terms-vpn-android',
];

/** What the last build made. */
export function readManifest(): BuildManifest {
  return buildManifestSchema.parse(JSON.parse(readFileSync('dist/manifest.json', 'utf8')));
}

/** The routes with a parameter, by what stands before and after it; each needs at least one page. */
export const parameterRoutes = {
  news: /^\/news\/[\w-]+$/,
  blog: /^\/blog\/[\w-]+$/,
  job: /^\/careers\/(?!apply$)[\w-]+$/,
  jobApplication: /^\/careers\/[\w-]+\/apply$/,
} as const;

/** The English routes of the built pages that fit. */
export function builtRoutes(manifest: BuildManifest, pattern: RegExp): string[] {
  return builtAddresses(manifest, '').filter((address) => pattern.test(address));
}

/** The addresses of all built pages of a language but its 404. */
export function builtAddresses({ files, locales }: BuildManifest, prefix: string): string[] {
  const prefixOf = (address: string) =>
    locales.find((locale) => locale.prefix && `${address}/`.startsWith(`/${locale.prefix}/`))?.prefix ?? '';
  return Object.keys(files)
    .filter((path) => path.endsWith('.html') && !path.endsWith('/404.html'))
    .map((path) => (path === '/index.html' ? '/' : path.slice(0, -'.html'.length)))
    .filter((address) => prefixOf(address) === prefix);
}

/** The address of an English route in the language of a prefix: `/de` for `/`. */
export function localAddress(prefix: string, route: string): string {
  if (!prefix) return route;
  return route === '/' ? `/${prefix}` : `/${prefix}${route}`;
}
