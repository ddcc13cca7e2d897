/** The keyboard's way through pages on a phone: what has the focus is never lost, and never under something that stays in its place. */
import type { Page } from '@playwright/test';
import { sampleLanguages } from '#tests/support/templates.ts';
import { localAddress } from '#tests/support/routes.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** More than any of the pages has. */
const maxStops = 150;

/** Where the focus is: its element, and what covers it. */
const focusState = (page: Page) =>
  page.evaluate(async () => {
    // Frames pass between two presses of a person: the bar of a product page is shown and hidden as they are drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'nowhere', problem: 'lost' };
    const name = element.outerHTML.slice(0, 90);
    const { x, y, width, height } = element.getBoundingClientRect();
    // A radio button may fill its label, and a link its card: its own middle, and points near its corners.
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
    // Long words and right to left differ on the first page only.
    if (code !== 'en' && route !== '/') continue;
    test(`${code} ${route}: the focus is in sight at every stop`, async ({ visit }) => {
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
        // Behind the last stop the browser's own controls have the focus.
        if (problem === 'lost' && last === end) break;
        if (problem) problems.push(`${name}: ${problem}`);
        if (problem === 'lost') break;
        last = name;
      }
      expect(last, 'the last stop').toBe(end);
      expect(problems).toEqual([]);
    });
  }
