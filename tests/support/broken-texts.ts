import type { Page } from '@playwright/test';

/** Finds texts that are truncated by a line clamp, and words in headings, buttons, and drawings that break across lines. */
export function findBrokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, dialog, [popover]');
    const cut = [...document.querySelectorAll('main *')].filter(
      (element) =>
        getComputedStyle(element).webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1,
    );
    const broken: string[] = [];
    const range = document.createRange();
    // Thai, Chinese, and Japanese have no spaces between words. Chinese lines may end after any character; headings are
    // set to break at punctuation, but a long one without any must break somewhere.
    const isChinese = document.documentElement.lang.startsWith('zh');
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    const whole = document.querySelectorAll('h1, h2, h3, button, th, dt, label, [data-station]');
    for (const element of [...whole].filter(isSeen)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const { segment: word, index } of words.segment(node.nodeValue ?? '')) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          // A soft hyphen is where a translator lets a long word end its line.
          const mayBreak = word.includes('\u00ad') || (isChinese && /^\p{Script=Han}+$/u.test(word));
          if (lines.size > 1 && /\p{L}/u.test(word) && !mayBreak) broken.push(`broken: "${word}"`);
        }
      }
    }
    return [...cut.filter(isSeen).map((element) => `cut: "${element.textContent.slice(0, 40)}"`), ...broken];
  });
}
