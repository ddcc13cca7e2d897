import type { App } from '#content/facts/apps.ts';
import type { Language } from '#locales/registry.ts';
import { documentIn, documentsIn, type LocalDocument } from './documents.ts';

/** A guide of the documentation in one language. */
export type Guide = LocalDocument<'docs'>;

/** All published guides in a language, in reading order. */
export async function guidesIn(language: Language): Promise<Guide[]> {
  const guides = await documentsIn('docs', language);
  return guides.sort((one, other) => one.entry.data.order - other.entry.data.order);
}

/** The guide for the first steps with an app. */
export function firstGuideOf(app: App, language: Language): Promise<Guide> {
  return documentIn('docs', language, `${app.slug}-getting-started`);
}
