import type { Language } from '#locales/registry.ts';
import { documentsIn, type LocalDocument } from './documents.ts';

/** A guide of the documentation in one language. */
export type Guide = LocalDocument<'docs'>;

/** All published guides in a language, in reading order. */
export async function guidesIn(language: Language): Promise<Guide[]> {
  const guides = await documentsIn('docs', language);
  return guides.sort((one, other) => one.entry.data.order - other.entry.data.order);
}
