/**
 * Sets `lang` on untranslated labels in islands, as `nameEnglishParts()` does for the rest of the
 * page at build time: islands render their own elements and fetch some labels. Only included on pages of a language that
 * lacks labels.
 */
import { isAllEnglish } from './is-all-english.ts';

const named = ['aria-label', 'placeholder', 'title'];

function nameLanguage(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  // Skip elements that only wrap other elements.
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const words = hasText ? [element.textContent.trim()] : named.flatMap((name) => element.getAttribute(name) ?? []);
  if (words.length > 0 && words.every(isAllEnglish)) {
    Object.assign(element, { lang: 'en', dir: 'ltr' });
    element.dataset.english = '';
  } else if ('english' in element.dataset) {
    for (const name of ['lang', 'dir', 'data-english']) element.removeAttribute(name);
  }
}

/** Processes an element and its descendants. */
function nameAll(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) nameLanguage(element);
}

for (const island of document.querySelectorAll('astro-island')) nameAll(island);

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const changed = target instanceof Element ? target : target.parentElement;
    if (changed) nameLanguage(changed);
    for (const node of addedNodes) if (node instanceof Element) nameAll(node);
  }
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: named });
