/**
 * Checks what a page weighs before anybody touches it, bytes as sent (brotli; fonts and pictures as they are): the site
 * is read on phones, over slow networks, in all its languages.
 */
import { brotliCompressSync } from 'node:zlib';
import { readBuiltSite, type BuiltPage, type BuiltSite } from './site-checks/built-site.ts';
import { endCheck, sentences, type Finding } from './site-checks/report.ts';

/** Limits in bytes. */
export const budgets = {
  /** HTML with its CSS, in it or linked, in English. */
  document: 16_000,
  /** The same in the other languages, whose letters take two or three bytes, or whose words are longer. */
  heavyDocument: 18_000,
  fonts: 24_000,
  /** Everything the home page loads. */
  home: 38_000,
  /** Everything any other page loads. */
  inner: 34_000,
  /** Scripts that stand in the page and run. */
  inlineScripts: 2_000,
} as const;

/** What runs; data blocks do not. */
const executable = new Set(['', 'module', 'text/javascript']);

/** What a page's first load weighs. */
export type Weight = { document: number; fonts: number; total: number; inlineScripts: number };

/** Weighs a page. */
export function weigh(site: BuiltSite, page: BuiltPage): Weight {
  const size = (path: string) => {
    const file = site.manifest.files[path];
    return file ? (file.encodings.br ?? file.bytes) : 0;
  };
  const paths = page.firstLoad.map((address) => site.files.get(address) ?? '');
  const sum = (sizes: readonly number[]) => sizes.reduce((total, one) => total + one, 0);
  const document = size(page.file) + sum(paths.filter((path) => path.endsWith('.css')).map(size));
  const scripts = page.inlineScripts.filter(({ type }) => executable.has(type)).map(({ source }) => source);
  return {
    document,
    fonts: sum(paths.filter((path) => path.endsWith('.woff2')).map(size)),
    total: size(page.file) + sum(paths.map(size)),
    inlineScripts: scripts.length === 0 ? 0 : compressedLength(scripts.join('\n')),
  };
}

const lengths = new Map<string, number>();

/** Bytes of scripts as sent. Thousands of pages have the same ones, and compressing them takes milliseconds. */
function compressedLength(scripts: string): number {
  const length = lengths.get(scripts) ?? brotliCompressSync(scripts).length;
  lengths.set(scripts, length);
  return length;
}

/** Every page over its budget, a sentence each. */
export function checkBudgets(site: BuiltSite): string[] {
  const findings = site.pages.flatMap((page): Finding[] => {
    const weight = weigh(site, page);
    const isHome = site.manifest.locales.some(({ prefix }) => page.address === `/${prefix}`);
    const limits: Weight = {
      document: page.lang === 'en' ? budgets.document : budgets.heavyDocument,
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
  return sentences(findings);
}

const names = ['document', 'fonts', 'total', 'inlineScripts'] as const;

const labels = {
  document: 'HTML and CSS are',
  fonts: 'fonts are',
  total: 'the first load is',
  inlineScripts: 'inline scripts are',
} as const satisfies Record<keyof Weight, string>;

if (import.meta.main) {
  const site = readBuiltSite();
  endCheck(checkBudgets(site), `${site.pages.length} pages keep to their budgets.`);
}
