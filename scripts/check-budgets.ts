/**
 * Checks the page weight before any interaction, in transferred bytes (brotli; fonts and images uncompressed). Many
 * visitors use phones on slow networks, in all languages.
 */
import { brotliCompressSync } from 'node:zlib';
import { readBuiltSite, type BuiltPage, type BuiltSite } from './site-checks/built-site.ts';
import { finishCheck, formatFindings, type Finding } from './site-checks/report.ts';

/**
 * Limits in bytes. The ids that Astro gives islands are hashes that depend on the folder's absolute path, so a page is up
 * to 74 bytes longer in another folder (60 random sets of ids on the pages near a limit): leave that much free.
 */
export const budgets = {
  /** English HTML with inlined and linked CSS. */
  document: 16_000,
  /** The same in other languages: their letters take two or three bytes, or their words are longer. */
  localizedDocument: 18_000,
  /**
   * The home page's file alone. Up to 13.4 kB fit a new connection's first flight with their headers; Greek has 0.15 kB
   * more. Anything larger paints about 0.15 s later on a slow phone.
   */
  homeFile: 13_700,
  fonts: 24_000,
  /** All requests of the home page. */
  home: 38_000,
  /** All requests of any other page. */
  inner: 34_000,
  /** Inline scripts that are executed. */
  inlineScripts: 2_000,
} as const;

/** Script types that browsers execute; data blocks are not. */
const executable = new Set(['', 'module', 'text/javascript']);

/** Weight of a page's first load, bytes. */
export type Weight = { file: number; document: number; fonts: number; total: number; inlineScripts: number };

/** Returns the weight of a page. */
export function weigh(site: BuiltSite, page: BuiltPage): Weight {
  const size = (path: string) => {
    const file = site.manifest.files[path];
    return file ? (file.encodings.br ?? file.bytes) : 0;
  };
  const paths = page.firstLoad.map((address) => site.files.get(address) ?? '');
  const sum = (sizes: readonly number[]) => sizes.reduce((total, one) => total + one, 0);
  const file = size(page.file);
  const document = file + sum(paths.filter((path) => path.endsWith('.css')).map(size));
  const scripts = page.inlineScripts.filter(({ type }) => executable.has(type)).map(({ source }) => source);
  return {
    file,
    document,
    fonts: sum(paths.filter((path) => path.endsWith('.woff2')).map(size)),
    total: file + sum(paths.map(size)),
    inlineScripts: scripts.length === 0 ? 0 : compressedLength(scripts.join('\n')),
  };
}

const lengths = new Map<string, number>();

/**
 * Compressed length of inline scripts, bytes. Cached: many pages have the same scripts, and compression takes
 * milliseconds.
 */
function compressedLength(scripts: string): number {
  const length = lengths.get(scripts) ?? brotliCompressSync(scripts).length;
  lengths.set(scripts, length);
  return length;
}

/** Returns a message for each page over its budget. */
export function checkBudgets(site: BuiltSite): string[] {
  const findings = site.pages.flatMap((page): Finding[] => {
    const weight = weigh(site, page);
    const isHome = site.manifest.locales.some(({ prefix }) => page.address === `/${prefix}`);
    const limits: Weight = {
      file: isHome ? budgets.homeFile : Infinity,
      document: page.lang === 'en' ? budgets.document : budgets.localizedDocument,
      fonts: budgets.fonts,
      total: isHome ? budgets.home : budgets.inner,
      inlineScripts: budgets.inlineScripts,
    };
    return names
      .filter((name) => weight[name] > limits[name])
      .map((name) => ({
        page: page.address,
        problem: `${labels[name]} ${weight[name]} bytes, at most ${limits[name]}`,
      }));
  });
  return formatFindings(findings);
}

const names = ['file', 'document', 'fonts', 'total', 'inlineScripts'] as const;

const labels = {
  file: 'the HTML file is',
  document: 'HTML and CSS are',
  fonts: 'fonts are',
  total: 'the first load is',
  inlineScripts: 'inline scripts are',
} as const satisfies Record<keyof Weight, string>;

if (import.meta.main) {
  const site = readBuiltSite();
  finishCheck(checkBudgets(site), `${site.pages.length} pages are within their budgets.`);
}
