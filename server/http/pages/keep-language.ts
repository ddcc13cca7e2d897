/**
 * Marks a page that is shown at another address than its own, `/forms/contact`: its script looks for the page in the
 * visitor's language at the address it finds, where there is none.
 */
export function keepLanguage(html: string): string {
  return html.replace(/<html(?=[\s>])(?![^>]*\sdata-fixed)/, '<html data-fixed');
}
