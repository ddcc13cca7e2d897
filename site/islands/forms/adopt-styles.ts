/**
 * Adds styles that only a running island needs. The page's policy knows no inline styles but its own; a style sheet made
 * by a script of ours is none of them.
 */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
