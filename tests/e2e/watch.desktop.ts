/** Proves that problems on a page fail its test: each of these tests must fail. */
import { open, test } from '#tests/support/test.ts';

const problems: [what: string, cause: () => unknown][] = [
  ['an error in the console', () => console.error('broken')],
  [
    'an error in a script',
    () =>
      setTimeout(() => {
        throw new Error('broken');
      }),
  ],
  ['a missing resource', () => fetch('/no-such-part.json')],
  ['a request to another origin', () => fetch('http://127.0.0.1:9/').catch(() => undefined)],
  [
    'a script blocked by the content security policy',
    () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="x()">'),
  ],
  [
    'a style blocked by the content security policy',
    () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
  ],
];

for (const [what, cause] of problems) {
  test(`${what} fails a test`, async ({ page }) => {
    test.fail();
    await open(page, '/about');
    await page.evaluate(cause);
    await page.waitForTimeout(300);
  });
}
