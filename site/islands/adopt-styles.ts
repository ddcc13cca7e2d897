const adopted = new Set<string>();

/**
 * Adds styles that only a running island needs, once. The page's policy knows no inline styles but its own; a style sheet
 * made by a script of ours is none of them.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
