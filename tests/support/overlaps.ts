import type { Page } from '@playwright/test';

/**
 * Finds overlapping texts and returns the text of each pair. Tolerates small overlaps: line boxes are taller than tight
 * line heights.
 */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Texts that are hidden, overlap intentionally, or are part of a drawing. */
    const ignored =
      'script, style, noscript, svg, [aria-hidden="true"], .visually-hidden, .skip, dialog, [popover], .offer';
    /** Whether an element clips everything or is a fixed bar, and the box it clips to, if any. Texts share ancestors. */
    const clips = new Map<Element, { hides: boolean; box: DOMRect | undefined }>();
    const clipOf = (element: Element) => {
      const known = clips.get(element);
      if (known) return known;
      const { clipPath, overflowY, position } = getComputedStyle(element);
      const clip = {
        hides: clipPath === 'inset(50%)' || position === 'fixed',
        box: overflowY === 'visible' ? undefined : element.getBoundingClientRect(),
      };
      clips.set(element, clip);
      return clip;
    };
    /**
     * Whether an ancestor hides the text (the text is outside of its box, or it clips everything), or is a fixed bar,
     * which texts pass under when the page scrolls.
     */
    const isClippedOrFixed = (parent: Element, text: DOMRect): boolean => {
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { hides, box } = clipOf(around);
        if (hides || (box && (text.top >= box.bottom - 1 || text.bottom <= box.top + 1))) return true;
      }
      return false;
    };
    /** Approximates the box of the letters: line boxes of Arabic and Thai fonts are much taller. */
    const withoutLeading = (box: DOMRect, parent: Element): DOMRect => {
      const height = Math.min(box.height, 1.3 * parseFloat(getComputedStyle(parent).fontSize));
      return new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height);
    };
    const pieces: { node: Node; text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.nodeValue?.trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest(ignored) || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1 && !isClippedOrFixed(parent, box))
          pieces.push({ node, text, box: withoutLeading(box, parent) });
    }
    pieces.sort((one, other) => one.box.top - other.box.top);
    const found = new Set<string>();
    for (const [index, { node, text, box }] of pieces.entries())
      for (const other of pieces.slice(index + 1)) {
        const lower = other.box;
        if (lower.top >= box.bottom) break;
        const across = Math.min(box.right, lower.right) - Math.max(box.left, lower.left);
        const down = Math.min(box.bottom, lower.bottom) - lower.top;
        if (node !== other.node && across > 2 && down > Math.min(box.height, lower.height) / 2)
          found.add(`"${text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
      }
    return [...found].slice(0, 5);
  });
}

/** Finds texts that a fixed element covers when the page is scrolled to its end. */
export async function findCoveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    // Wait for two frames: some bars appear or disappear depending on the scroll position.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const fixed = [...document.querySelectorAll('body *')].filter(
      (element) =>
        getComputedStyle(element).position === 'fixed' &&
        !element.matches('.skip') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.nodeValue?.trim() || !node.parentElement?.closest('main, footer')) continue;
      if (fixed.some((element) => element.contains(node)) || node.parentElement.closest('script, style')) continue;
      range.selectNodeContents(node);
      for (const bar of fixed) {
        const { top, right, bottom, left } = bar.getBoundingClientRect();
        const isCovered = [...range.getClientRects()].some(
          (box) =>
            Math.min(right, box.right) - Math.max(left, box.left) > 2 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2,
        );
        if (isCovered) found.push(`"${node.nodeValue.slice(0, 40)}" under ${bar.outerHTML.slice(0, 40)}`);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
}
