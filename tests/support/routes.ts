import { readFileSync } from 'node:fs';
import { buildManifestSchema, type BuildManifest } from '#contracts/build-manifest.ts';

/** Routes without parameters that the specification requires, independent of the code that generates them. */
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

let manifest: BuildManifest | undefined;

/** Reads the manifest of the last build, once in a process: it lists thousands of files. */
export function readManifest(): BuildManifest {
  return (manifest ??= buildManifestSchema.parse(JSON.parse(readFileSync('dist/manifest.json', 'utf8'))));
}

/** Patterns of routes with a parameter; each needs at least one page. */
export const parameterRoutes = {
  news: /^\/news\/[\w-]+$/,
  blog: /^\/blog\/[\w-]+$/,
  job: /^\/careers\/(?!apply$)[\w-]+$/,
  jobApplication: /^\/careers\/[\w-]+\/apply$/,
} as const;

/** Returns the English routes of built pages that match a pattern. */
export function builtRoutes(manifest: BuildManifest, pattern: RegExp): string[] {
  return builtAddresses(manifest, '').filter((address) => pattern.test(address));
}

/** Returns the paths of all built pages of a language except its 404 page. */
export function builtAddresses({ files, locales }: BuildManifest, prefix: string): string[] {
  const prefixOf = (address: string) =>
    locales.find((locale) => locale.prefix && `${address}/`.startsWith(`/${locale.prefix}/`))?.prefix ?? '';
  return Object.keys(files)
    .filter((path) => path.endsWith('.html') && !path.endsWith('/404.html'))
    .map((path) => (path === '/index.html' ? '/' : path.slice(0, -'.html'.length)))
    .filter((address) => prefixOf(address) === prefix);
}

/** Returns the path of an English route in a language: `/de` for `/`. */
export function localAddress(prefix: string, route: string): string {
  if (!prefix) return route;
  return route === '/' ? `/${prefix}` : `/${prefix}${route}`;
}
