const adopted = new Set<string>();

/**
 * Gives the document the styles of a demonstration, once. They come with its JavaScript (`./x.css?inline`), so that no
 * page carries them; the content security policy lets no `<style>` be added, but sheets that a script makes.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
