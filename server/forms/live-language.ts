import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import { findLocale } from '#server/http/pages/find-page.ts';
import type { Site } from '#server/http/static/load-site.ts';

/** Tag of the live language that a form says its page is in; English where it says none that is live. */
export function liveLanguage(site: Site, texts: Readonly<Record<string, unknown>>): string {
  const said = texts[hiddenFields.language];
  return findLocale(site, typeof said === 'string' ? said : '').tag;
}
