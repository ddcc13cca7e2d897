/** Proves that problems on a page fail its test: each of these tests must fail. */
import { open, test } from '#tests/support/test.ts';

const problems: [what: string, cause: () => unknown][] = [
  ['an error in the console', () => console.error('broken')],
  ['a missing resource', () => fetch('/no-such-part.json')],
  [
    'a style blocked by the content security policy',
    () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
  ],
];

for (const [what, cause] of problems) {
  test(`${what} fails a test`, async ({ page, context }) => {
    test.fail();
    await open(page, '/about');
    const happened = context.waitForEvent('console', { timeout: 10_000 }).catch(() => undefined);
    await page.evaluate(cause);
    await happened;
  });
}

test.describe('without the policy, which blocks requests to others', () => {
  test.use({ bypassCSP: true, expectedProblems: ['console: '] });

  test('a request to another origin fails a test', async ({ page }) => {
    test.fail();
    await open(page, '/about');
    const sent = page.waitForRequest(/^http:\/\/localhost:/);
    await page.evaluate(() => fetch(`http://localhost:${location.port}/`).catch(() => undefined));
    await sent;
  });
});

test('an error in the console of the shared tab fails a test', async ({ sharedTab }) => {
  test.fail();
  await open(sharedTab, '/about');
  await sharedTab.evaluate(() => console.error('broken'));
});
