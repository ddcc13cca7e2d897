import type { Page } from '@playwright/test';

/**
 * Finds controls and disclosure markers with the browser's default style, and panels with wide scrollbars, which cut off
 * the rounded corners.
 */
export function findUndrawnControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const undrawn = [
      ...all('[type=checkbox], [type=radio], [type=range], select').filter(
        (control) => getComputedStyle(control).appearance !== 'none',
      ),
      ...all('summary').filter((summary) => {
        const { display, listStyleType } = getComputedStyle(summary);
        return display === 'list-item' && listStyleType !== 'none';
      }),
      ...all('dialog, [popover]').filter((panel) => getComputedStyle(panel).scrollbarWidth !== 'thin'),
    ];
    return undrawn.map(({ outerHTML }) => outerHTML.slice(0, 90));
  });
}
