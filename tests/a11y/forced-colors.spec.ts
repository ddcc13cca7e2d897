import type { Page } from '@playwright/test';
import { demoButton, startDemo } from '#tests/support/demo.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

const pages = { '/': {}, '/product/vpn': {}, '/contact': {}, '/products': nightly, '/news': nightly };

/**
 * Marks links and buttons that have a background, so that they can be found after the colors are forced. Ignores
 * elements that are off-screen until they are focused, which have the focus ring then.
 */
const markAreas = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
    );
    const areas = controls.filter((element) => !/, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor));
    for (const area of areas) area.dataset.area = '';
  });

for (const [path, details] of Object.entries(pages)) {
  test(`${path} is usable in forced colors mode`, details, async ({ page }) => {
    await open(page, path);
    await markAreas(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

    // Forced colors remove backgrounds, so these elements need a border.
    const edgeless = await page.locator('[data-area]').evaluateAll((areas) =>
      areas
        .filter((area) => {
          const { borderBlockStartStyle: style, borderBlockStartWidth: width } = getComputedStyle(area);
          return style === 'none' || width === '0px';
        })
        .map((area) => area.textContent.trim()),
    );
    expect(edgeless, 'without a border').toEqual([]);

    // Forced colors remove text colors: the current link must differ in another property.
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
        // All elements, including radio buttons that fill their label, have the outline on the element itself.
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? `none at ${element.outerHTML.slice(0, 80)}` : outlineWidth;
      });
      expect(outline).toMatch(/^[2-9](\.\d+)?px$/);
    }
  });
}

test.describe('a running demo in forced colors mode', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('pattern dots are visible, and selected dots differ', async ({ page }) => {
    const { region } = await startDemo(page, 'applock');
    const colors = () =>
      region
        .locator('.pattern button')
        .evaluateAll((dots) => [
          getComputedStyle(document.documentElement).backgroundColor,
          ...dots.map((dot) => getComputedStyle(dot, '::before').borderTopColor),
        ]);
    const [ground, ...dots] = await colors();
    expect(dots).toHaveLength(9);
    expect(dots).not.toContain(ground);
    await region.locator('.pattern button').first().click();
    const isChosenSeen = async () => {
      const [, chosen, other] = await colors();
      return chosen !== other && chosen !== ground;
    };
    await expect.poll(isChosenSeen).toBe(true);
  });

  test('an active command differs from the others', async ({ page }) => {
    const { region } = await startDemo(page, 'antitheft');
    const ring = demoButton(region, 'stage.antitheft.ring');
    const look = () => ring.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await look();
    await ring.click();
    await expect(ring).toHaveAttribute('aria-pressed', 'true');
    await ring.blur();
    await expect.poll(look).not.toBe(before);
    await expect(region).toContainText(label('antitheft.rings'));
  });
});
