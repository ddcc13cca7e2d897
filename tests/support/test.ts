import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { unlistedItems } from './device-storage.ts';

export { expect } from '@playwright/test';

/**
 * Details of a test that runs only in `npm run test:deep`: it repeats on another page, in another language, or with other
 * numbers what another test checks with every change, or compares places on the screen.
 */
export const nightly = { tag: '@nightly' } as const;

type Fixtures = {
  /** Substrings of problems that a test causes itself. All other problems of a page fail the test. */
  expectedProblems: readonly string[];
  /** Opens a page as another visitor: in a new context, which is watched too. */
  visit: (options: BrowserContextOptions) => Promise<Page>;
  /**
   * A tab that the tests of a worker share, with nothing stored when a test starts. For tests of many pages: a new context
   * takes a quarter of a second of processor time for each.
   */
  sharedTab: Page;
};

type WorkerFixtures = { shared: { page: Page; problems: string[] } };

/**
 * Playwright's `test`, extended: an error in the console or in a script, a violation of the content security policy, a
 * request to another origin, or a missing resource fails the test. So does any item in the visitor's browser storage
 * that `contracts/device-storage.ts` does not list.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedProblems: [[], { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
  baseURL: async ({}, use) => {
    await use(origin());
  },

  context: async ({ context, expectedProblems }, use) => {
    await context.setExtraHTTPHeaders(ownNetwork());
    const problems = await recordProblems(context);
    await use(context);
    await expectOnlyListedItems(context);
    expectNone(problems, expectedProblems);
  },

  visit: async ({ browser, expectedProblems }, use) => {
    const visitors: { context: BrowserContext; problems: string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await context.setExtraHTTPHeaders(ownNetwork());
      visitors.push({ context, problems: await recordProblems(context) });
      return await context.newPage();
    });
    for (const { context, problems } of visitors) {
      await expectOnlyListedItems(context);
      await context.close();
      expectNone(problems, expectedProblems);
    }
  },

  shared: [
    async ({ browser }, use, { project }) => {
      // A context for a worker doesn't get the project's settings by itself.
      const { contextOptions, viewport, locale, serviceWorkers } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(viewport === undefined ? {} : { viewport }),
        ...(locale === undefined ? {} : { locale }),
        ...(serviceWorkers === undefined ? {} : { serviceWorkers }),
        baseURL: origin(),
      });
      await context.setExtraHTTPHeaders(ownNetwork());
      await use({ problems: await recordProblems(context), page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],

  sharedTab: async ({ shared: { page, problems }, viewport, expectedProblems }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await expectOnlyListedItems(page.context());
    expectNone(problems.splice(0), expectedProblems);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
  },
});

/** Returns headers for a unique network, so that requests don't count towards other tests' rate limits. */
export function ownNetwork(): Record<string, string> {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return { 'x-forwarded-for': ['10', ...bytes].join('.') };
}

/** Origin of the site under test. */
export function origin(): string {
  return requiredOrigin('SITE_ORIGIN');
}

/** Origin of the site in the pseudolocale. */
export function pseudoOrigin(): string {
  return requiredOrigin('PSEUDO_ORIGIN');
}

function requiredOrigin(name: 'SITE_ORIGIN' | 'PSEUDO_ORIGIN'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; tests/support/start-site.ts sets it`);
  return value;
}

/** Opens a page and waits for the document; images and fonts may still be loading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

function expectNone(problems: readonly string[], expected: readonly string[]): void {
  const unexpected = problems.filter((problem) => !expected.some((part) => problem.includes(part)));
  expect([...new Set(unexpected)], 'problems on the pages').toEqual([]);
}

async function expectOnlyListedItems(context: BrowserContext): Promise<void> {
  expect(await unlistedItems(context), 'stored in the browser, but not in contracts/device-storage.ts').toEqual([]);
}

async function recordProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isMissingDocument(message.text(), message.location().url, message.page()))
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`script: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && ![origin(), pseudoOrigin()].includes(url.origin))
      problems.push(`another origin: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    // chromium-headless-shell sends pointer events at (0, 0) to each new page, without any user input.
    for (const type of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'] as const)
      addEventListener(
        type,
        (event) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        },
        true,
      );
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`content security policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return problems;
}

/** Chromium also reports to the console that the requested page itself returned 404, which is not a problem. */
function isMissingDocument(text: string, url: string, page: Page | null): boolean {
  return text.startsWith('Failed to load resource') && url === page?.url();
}
