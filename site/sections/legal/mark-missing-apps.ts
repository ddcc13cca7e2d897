import { apps } from '#content/facts/apps.ts';

/**
 * Marks the links to policies of apps that are not on the App Store in a rendered list of policies.
 *
 * @param mark what stands behind those links
 */
export function markMissingApps(html: string, mark: string): string {
  const missing = apps.filter(({ platforms }) => !platforms.includes('ios')).map(({ id }) => id);
  const links = new RegExp(`<a href="[^"]*/privacy-ios-(?:${missing.join('|')})">[^<]*</a>`, 'g');
  return html.replace(links, `$& <span data-ui="tag">${mark}</span>`);
}
