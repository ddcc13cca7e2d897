import type { Page } from '@playwright/test';
import { demoButton, startDemo } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

const pages = ['/', '/products', '/product/vpn', '/news', '/contact', '/support'];

/**
 * Links and buttons that are drawn as areas, marked so that they can be found again. What is off the screen until it has
 * the focus, has the focus's ring then.
 */
const markAreas = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
    );
    const areas = controls.filter((element) => !/, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor));
    for (const area of areas) area.dataset.area = '';
  });

for (const path of pages) {
  test(`${path} can be used with the colors of the system`, async ({ page }) => {
    await open(page, path);
    await markAreas(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

    // Backgrounds are gone: what was an area needs an edge.
    const edgeless = await page.locator('[data-area]').evaluateAll((areas) =>
      areas
        .filter((area) => {
          const { borderBlockStartStyle: style, borderBlockStartWidth: width } = getComputedStyle(area);
          return style === 'none' || width === '0px';
        })
        .map((area) => area.textContent.trim()),
    );
    expect(edgeless, 'without a border').toEqual([]);

    // So are colors: the current link differs by something else.
    const looks = await page.locator('header nav a').evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const { textDecorationLine, borderBlockEndWidth, outlineStyle, fontWeight, backgroundColor } =
            getComputedStyle(link);
          const look = [textDecorationLine, borderBlockEndWidth, outlineStyle, fontWeight, backgroundColor].join(' ');
          return { isCurrent: link.hasAttribute('aria-current'), look };
        }),
    );
    const others = new Set(looks.filter(({ isCurrent }) => !isCurrent).map(({ look }) => look));
    for (const { look } of looks.filter(({ isCurrent }) => isCurrent)) expect(others.has(look), look).toBe(false);

    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'none';
        // A radio button that fills its label shows the focus around itself; so does everything else.
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? `none at ${element.outerHTML.slice(0, 80)}` : outlineWidth;
      });
      expect(outline).toMatch(/^[2-9](\.\d+)?px$/);
    }
  });
}

test.describe('in a running demonstration, with the colors of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the dots of a pattern can be seen, and which are chosen', async ({ page }) => {
    const { region } = await startDemo(page, 'applock');
    const colors = () =>
      region
        .locator('.pattern button')
        .evaluateAll((dots) => [
          getComputedStyle(document.documentElement).backgroundColor,
          ...dots.map((dot) => getComputedStyle(dot, '::before').backgroundColor),
        ]);
    const [ground, ...dots] = await colors();
    expect(dots).toHaveLength(9);
    expect(dots).not.toContain(ground);
    await region.locator('.pattern button').first().click();
    const [, chosen, other] = await colors();
    expect(chosen).not.toBe(other);
    expect(chosen).not.toBe(ground);
  });

  test('a command that is under way differs from the others', async ({ page }) => {
    const { region } = await startDemo(page, 'antitheft');
    const ring = demoButton(region, 'stage.antitheft.ring');
    const look = () => ring.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await look();
    await ring.click();
    await expect(ring).toHaveAttribute('aria-pressed', 'true');
    await ring.blur();
    expect(await look()).not.toBe(before);
    await expect(region).toContainText(label('antitheft.rings'));
  });
});
