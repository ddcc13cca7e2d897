/** What can have the focus. */
const controls = 'a, button, input, select, textarea, summary';

/** Parts of selectors that wait for the pointer or the focus, and what fits the attributes that stand for these here. */
const triggers = [
  [/:hover(?![\w-])/g, ':is(:hover, [data-hover])'],
  [/:focus-within(?![\w-])/g, ':is(:focus-within, :has([data-focus]))'],
  [/:focus(-visible)?(?![\w-])/g, ':is($&, [data-focus])'],
] as const;

/** Shows states of `[data-forced]` parts without a pointer: each rule for them fits the attributes, too. */
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
