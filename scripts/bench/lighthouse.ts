import lighthouse, { type Result } from 'lighthouse';
import { languages } from '#locales/registry.ts';
import { launchBrowser, median } from './browser.ts';

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

const port = 9333;

/**
 * Measures pages sequentially. The browser's language matches the page; otherwise the page would offer another
 * language, which takes one more request.
 *
 * @param runs per page, odd
 */
export async function measurePages(
  origin: string,
  routes: readonly string[],
  runs: number,
): Promise<LighthouseMedians[]> {
  const results: LighthouseMedians[] = [];
  for (const [tag, sameLanguageRoutes = []] of Object.entries(Object.groupBy(routes, languageOf))) {
    const language = [`--lang=${tag}`, `--accept-lang=${tag}`];
    await using _ = await launchBrowser([...language, `--user-agent=${userAgent}`, `--remote-debugging-port=${port}`]);
    // The first page in a new browser is slower: discard one run.
    await measurePage(origin, sameLanguageRoutes[0] ?? '/', 1);
    for (const route of sameLanguageRoutes) results.push(await measurePage(origin, route, runs));
  }
  return results;
}

/** The language tag of a page. */
function languageOf(route: string): string {
  const [, first] = route.split('/');
  return languages.find(({ tag }) => tag.toLowerCase() === first)?.tag ?? 'en';
}

async function measurePage(origin: string, route: string, runs: number): Promise<LighthouseMedians> {
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
