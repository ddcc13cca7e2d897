/** Focusable elements. */
const controls = 'a, button, input, select, textarea, summary';

/** Pseudo-classes for hover and focus, and the attribute selectors that replace them here. */
const triggers = [
  [/:hover(?![\w-])/g, ':is(:hover, [data-hover])'],
  [/:focus-within(?![\w-])/g, ':is(:focus-within, :has([data-focus]))'],
  [/:focus(-visible)?(?![\w-])/g, ':is($&, [data-focus])'],
] as const;

/** Forces states of `[data-forced]` elements: duplicates each rule with attribute selectors. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) widen(sheet.cssRules);
  mark("[data-forced='hover'] *", 'data-hover');
  mark(`[data-forced='focus'] :is(${controls})`, 'data-focus');
}

function mark(selector: string, attribute: string): void {
  for (const element of document.querySelectorAll(selector)) element.setAttribute(attribute, '');
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      for (const [trigger, wider] of triggers) rule.selectorText = rule.selectorText.replaceAll(trigger, wider);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) widen(rule.cssRules);
  }
}
