import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { languages } from '#locales/registry.ts';

/** Medians of several runs of Lighthouse's mobile profile (simulated slow 4G, 4× CPU) on one page. */
export type LighthouseMedians = {
  route: string;
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  scores: string;
  /** First and largest contentful paint and total blocking time, ms; layout shift. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** As Lighthouse's own phone. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36';

/**
 * Measures pages sequentially. The browser's language matches the page; otherwise the page would offer another
 * language, which takes one more request.
 *
 * @param browserPath Chromium executable
 * @param runs per page, odd
 */
export async function measurePages(
  browserPath: string,
  origin: string,
  routes: readonly string[],
  runs: number,
): Promise<LighthouseMedians[]> {
  const results: LighthouseMedians[] = [];
  for (const [tag, sameLanguageRoutes = []] of Object.entries(Object.groupBy(routes, languageOf))) {
    await inBrowser(browserPath, tag, async (port) => {
      // The first page in a new browser is slower: discard one run.
      await measurePage(port, origin, sameLanguageRoutes[0] ?? '/', 1);
      for (const route of sameLanguageRoutes) results.push(await measurePage(port, origin, route, runs));
    });
  }
  return results;
}

/** The language tag of a page. */
function languageOf(route: string): string {
  const [, first] = route.split('/');
  return languages.find(({ tag }) => tag.toLowerCase() === first)?.tag ?? 'en';
}

/** Starts a browser with a preferred language, calls `use` with its debugging port, and closes the browser. */
async function inBrowser(executablePath: string, tag: string, use: (port: number) => Promise<void>) {
  const port = 9333;
  const own = [`--lang=${tag}`, `--accept-lang=${tag}`, `--user-agent=${userAgent}`, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...own] });
  try {
    await use(port);
  } finally {
    await browser.close();
  }
}

async function measurePage(port: number, origin: string, route: string, runs: number): Promise<LighthouseMedians> {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(origin + route, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      // Overriding it would also reset the browser's language to English.
      emulatedUserAgent: false,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${route}`);
    reports.push(result.lhr);
  }
  const ofReports = (value: (report: Result) => number | null | undefined) =>
    median(reports.map((report) => value(report) ?? Number.NaN));
  const score = (category: (typeof categories)[number]) =>
    Math.round(ofReports((report) => report.categories[category]?.score) * 100);
  const audit = (id: string) => ofReports((report) => report.audits[id]?.numericValue);
  return {
    route,
    scores: categories.map(score).join('/'),
    fcp: Math.round(audit('first-contentful-paint')),
    lcp: Math.round(audit('largest-contentful-paint')),
    tbt: Math.round(audit('total-blocking-time')),
    cls: audit('cumulative-layout-shift'),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
