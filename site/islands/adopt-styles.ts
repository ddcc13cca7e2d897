const adopted = new Set<string>();

/**
 * Adds styles that only a hydrated island needs, once. The page's CSP allows no other inline styles, but constructed
 * style sheets are not inline styles.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
