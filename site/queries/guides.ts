import type { Language } from '#locales/registry.ts';
import { documentsIn, type LocalDocument } from './documents.ts';

/** A page of the documentation as a page in some language shows it. */
export type Guide = LocalDocument<'docs'>;

/** All published guides in a language, in reading order. */
export async function guidesIn(language: Language): Promise<Guide[]> {
  const guides = await documentsIn('docs', language);
  return guides.sort((one, other) => one.entry.data.order - other.entry.data.order);
}
