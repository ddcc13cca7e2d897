/**
 * Checks the page weight before any interaction, in transferred bytes (brotli; fonts and images uncompressed). Many
 * visitors use phones on slow networks, in all languages.
 */
import { brotliCompressSync } from 'node:zlib';
import { pageBudgets } from '#content/facts/page-budgets.ts';
import type { BuiltPage, BuiltSite } from './site-checks/built-site.ts';
import { checkLastBuild, formatFindings, type Finding } from './site-checks/report.ts';

/** Script types that browsers execute; data blocks are not. */
const executable = new Set(['', 'module', 'text/javascript']);

/** Weight of a page's first load: bytes, and the number of script files. */
export type Weight = Record<(typeof names)[number], number>;

/** Returns the weight of a page. */
export function weigh(site: BuiltSite, page: BuiltPage): Weight {
  const size = (path: string) => {
    const file = site.manifest.files[path];
    return file ? (file.encodings.br ?? file.bytes) : 0;
  };
  const paths = page.firstLoad.map((address) => site.files.get(address) ?? '');
  const sum = (sizes: readonly number[]) => sizes.reduce((total, one) => total + one, 0);
  const file = size(page.file);
  const scripts = page.inlineScripts.filter(({ type }) => executable.has(type)).map(({ source }) => source);
  return {
    document: file + sum(paths.filter((path) => path.endsWith('.css')).map(size)),
    fonts: sum(paths.filter((path) => path.endsWith('.woff2')).map(size)),
    firstLoad: file + sum(paths.map(size)),
    inlineScripts: scripts.length === 0 ? 0 : compressedLength(scripts.join('\n')),
    scripts: page.externalScripts.length,
  };
}

const lengths = new Map<string, number>();

/** Compressed length of inline scripts, bytes. Cached, because many pages have the same scripts. */
function compressedLength(scripts: string): number {
  const length = lengths.get(scripts) ?? brotliCompressSync(scripts).length;
  lengths.set(scripts, length);
  return length;
}

/** Returns a message for each page over its budget. */
export function checkBudgets(site: BuiltSite): string[] {
  const findings = site.pages.flatMap((page): Finding[] => {
    const weight = weigh(site, page);
    return names
      .filter((name) => weight[name] > pageBudgets[name])
      .map((name) => ({
        page: page.address,
        problem: `${labels[name]} ${weight[name]}, at most ${pageBudgets[name]}`,
      }));
  });
  return formatFindings(findings);
}

const names = ['document', 'fonts', 'firstLoad', 'inlineScripts', 'scripts'] as const;

const labels = {
  document: 'bytes of HTML and CSS:',
  fonts: 'bytes of fonts:',
  firstLoad: 'bytes of the first load:',
  inlineScripts: 'bytes of inline scripts:',
  scripts: 'script files before an interaction:',
} as const satisfies Record<keyof Weight, string>;

/** The ten heaviest pages: bytes of HTML and CSS, inline scripts, address. */
function heaviest(site: BuiltSite): string {
  const pages = site.pages.map((page) => ({ page: page.address, ...weigh(site, page) }));
  const lines = pages.sort((one, other) => other.document - one.document).slice(0, 10);
  return lines.map(({ page, document, inlineScripts }) => `${document} ${inlineScripts} ${page}`).join('\n');
}

if (import.meta.main)
  await checkLastBuild((site) => {
    if (process.argv.includes('--heaviest')) console.log(heaviest(site));
    return checkBudgets(site);
  }, 'pages are within their budgets');
