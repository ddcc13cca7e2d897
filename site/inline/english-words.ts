/**
 * Sets `lang` on untranslated labels in islands, as `wrapEnglishParts()` does for the rest of the
 * page at build time: islands render their own elements and fetch some labels. Only included on pages of a language that
 * lacks labels.
 */
import { isAllEnglish } from './is-all-english.ts';

const namedAttributes = ['aria-label', 'placeholder', 'title'];

function markElement(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  // Skip elements that only wrap other elements.
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const words = hasText
    ? [element.textContent.trim()]
    : namedAttributes.flatMap((name) => element.getAttribute(name) ?? []);
  if (words.length > 0 && words.every(isAllEnglish)) {
    Object.assign(element, { lang: 'en', dir: 'ltr' });
    element.dataset.english = '';
  } else if ('english' in element.dataset) {
    for (const name of ['lang', 'dir', 'data-english']) element.removeAttribute(name);
  }
}

/** Processes an element and its descendants. */
function markAll(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) markElement(element);
}

for (const island of document.querySelectorAll('react-island')) markAll(island);

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const changed = target instanceof Element ? target : target.parentElement;
    if (changed) markElement(changed);
    for (const node of addedNodes) if (node instanceof Element) markAll(node);
  }
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: namedAttributes });
