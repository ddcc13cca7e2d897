import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { unlistedItems } from './device-storage.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Parts of messages that a test brings about itself. Everything else a page complains of fails the test. */
  expectedProblems: readonly string[];
  /** Another visitor: a context of their own, watched like the first. */
  visit: (options: BrowserContextOptions) => Promise<Page>;
};

/**
 * Playwright's `test`, in which a page may not complain: an error in the console or in a script, a violation of the
 * content security policy, a request to another origin or a part of the page that is missing fails the test. So does
 * anything left on the visitor's device that `contracts/device-storage.ts` doesn't list.
 */
export const test = base.extend<Fixtures>({
  expectedProblems: [[], { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
  baseURL: async ({}, use) => {
    await use(origin());
  },

  context: async ({ context, expectedProblems }, use) => {
    await context.setExtraHTTPHeaders(ownNetwork());
    const problems = await watch(context);
    await use(context);
    await expectListed(context);
    expectNone(problems, expectedProblems);
  },

  visit: async ({ browser, expectedProblems }, use) => {
    const visitors: { context: BrowserContext; problems: string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await context.setExtraHTTPHeaders(ownNetwork());
      visitors.push({ context, problems: await watch(context) });
      return await context.newPage();
    });
    for (const { context, problems } of visitors) {
      await expectListed(context);
      await context.close();
      expectNone(problems, expectedProblems);
    }
  },
});

/** Makes a visitor come from a network of their own: what others send does not count against their limits. */
export function ownNetwork(): Record<string, string> {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return { 'x-forwarded-for': ['10', ...bytes].join('.') };
}

/** Where the site under test is. */
export function origin(): string {
  return started('SITE_ORIGIN');
}

/** Where the site in longer words is. */
export function pseudoOrigin(): string {
  return started('PSEUDO_ORIGIN');
}

function started(name: 'SITE_ORIGIN' | 'PSEUDO_ORIGIN'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests/support/start-site.ts does that`);
  return value;
}

/** Opens an address and waits until the document is there; pictures and fonts may come later. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

function expectNone(problems: readonly string[], expected: readonly string[]): void {
  const unexpected = problems.filter((problem) => !expected.some((part) => problem.includes(part)));
  expect([...new Set(unexpected)], 'what the pages complained of').toEqual([]);
}

async function expectListed(context: BrowserContext): Promise<void> {
  expect(await unlistedItems(context), 'kept on the device, but not in contracts/device-storage.ts').toEqual([]);
}

async function watch(context: BrowserContext): Promise<string[]> {
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
    // chromium-headless-shell tells each page that it loads of a mouse in its corner, which no visitor has moved there.
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

/** Chromium also writes into the console that a page itself was answered with 404, which is what was asked for. */
function isMissingDocument(text: string, url: string, page: Page | null): boolean {
  return text.startsWith('Failed to load resource') && url === page?.url();
}
