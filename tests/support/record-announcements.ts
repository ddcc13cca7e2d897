import { expect, type Page } from '@playwright/test';

declare global {
  /** Announcements so far, each with its cause. */
  var announcements: string[];
}

/** Announcements of a page so far. */
type Announcements = {
  /** Fails unless the announcements that contain a text have these causes: a live region, the focus, or a new alert. */
  expectCauses: (sentence: string, causes: readonly string[]) => Promise<void>;
};

/**
 * Records what a screen reader announces: changes of live regions, new alerts and status messages, and focused elements
 * with their description. Call it before opening a page.
 */
export async function recordAnnouncements(page: Page): Promise<Announcements> {
  await page.addInitScript(() => {
    const announcements = new Set<string>();
    Object.defineProperty(globalThis, 'announcements', { get: () => [...announcements] });
    const isLive = (element: Element) => {
      const region = element.closest('[aria-live], [role="alert"], [role="status"]');
      return region?.getAttribute('aria-live') === 'off' ? null : region;
    };
    const announce = (cause: string, text: string | null | undefined) => text && announcements.add(`${cause}: ${text}`);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        // Removals are not announced.
        if (type === 'childList' && addedNodes.length === 0) continue;
        const element = target instanceof Element ? target : target.parentElement;
        const region = element && isLive(element);
        if (region?.checkVisibility()) announce('live', region.textContent);
        for (const node of addedNodes)
          // Many screen readers also announce a status element that is inserted with its text.
          if (node instanceof Element)
            for (const one of [node, ...node.querySelectorAll('*')])
              if (one.role === 'alert' || one.role === 'status') announce(one.role, one.textContent);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'role'],
    });
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const ids = (target.getAttribute('aria-describedby') ?? '').split(' ');
      const shown = ids.map((id) => document.getElementById(id)).filter((element) => element?.checkVisibility());
      // For a labelled group, only its label is announced, not its content.
      const name = document.getElementById(target.getAttribute('aria-labelledby') ?? '') ?? target;
      announce('focus', [name, ...shown].map((element) => element?.textContent).join(' '));
    });
  });
  const causes = async (sentence: string) => {
    const announcements = await page.evaluate(() => globalThis.announcements);
    return announcements.filter((one) => one.includes(sentence)).map((one) => one.slice(0, one.indexOf(':')));
  };
  // Polls, because a live region is filled a moment after the toast is shown.
  return { expectCauses: (sentence, expected) => expect.poll(() => causes(sentence)).toEqual(expected) };
}
