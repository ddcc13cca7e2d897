/**
 * Keyboard navigation on a phone: the focus is never lost, and the focused element is never covered by a sticky
 * element.
 */
import type { Page } from '@playwright/test';
import { isDeep, sampleLanguages } from '#tests/support/templates.ts';
import { localAddress } from '#tests/support/routes.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** Upper bound: no page has more focusable elements. */
const maxStops = 150;

/** Returns the focused element, and a problem if the focus is lost or the element is covered. */
const focusState = (page: Page) =>
  page.evaluate(async () => {
    // Wait for two frames, as with real key presses: the bar of a product page appears or disappears with a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'nowhere', problem: 'lost' };
    const name = element.outerHTML.slice(0, 90);
    const { x, y, width, height } = element.getBoundingClientRect();
    // A radio button may fill its label, and a link its card: check the center and points near the corners.
    const points = [0.5, 0.1, 0.9].map((part) => [x + width * part, y + height * part] as const);
    const seen = points.filter(([left, top]) => {
      const top2 = document.elementFromPoint(left, top);
      return (
        top2 !== null && (element.contains(top2) || top2.contains(element) || top2.closest('label')?.contains(element))
      );
    });
    const [middle] = points;
    const covering = middle && document.elementFromPoint(...middle);
    return seen.length > 0
      ? { name, problem: '' }
      : { name, problem: `covered by ${covering?.outerHTML.slice(0, 90) ?? 'nothing'}` };
  });

for (const { code, prefix } of sampleLanguages)
  for (const route of ['/', '/product/vpn', '/contact', '/careers/apply']) {
    // Long words and right-to-left layout only make a difference on the home page.
    if (code !== 'en' && route !== '/') continue;
    // With every change: one page right to left. The contact form has the fields of an application.
    if ((code === 'de' || route === '/contact' || (code === 'en' && route === '/')) && !isDeep) continue;
    test(`${code} ${route}: the focused element is always visible`, async ({ visit }) => {
      const page = await visit({ locale: code, viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
      await open(page, localAddress(prefix, route));
      const end = await page
        .locator('footer a')
        .last()
        .evaluate((link) => link.outerHTML.slice(0, 90));
      const problems: string[] = [];
      let last = '';
      for (let stop = 0; stop < maxStops; stop++) {
        await page.keyboard.press('Tab');
        const { name, problem } = await focusState(page);
        // After the last element, the focus moves to the browser's toolbar.
        if (problem === 'lost' && last === end) break;
        if (problem) problems.push(`${name}: ${problem}`);
        if (problem === 'lost') break;
        last = name;
      }
      expect(last, 'the last focused element').toBe(end);
      expect(problems).toEqual([]);
    });
  }
