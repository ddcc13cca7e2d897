import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { defaultCode, type Language } from '#locales/registry.ts';

/** A document in one language, as a page shows it. */
export type LocalDocument<Key extends CollectionKey> = {
  slug: string;
  entry: CollectionEntry<Key>;
  /** True if there is no translation: then this is the English document, and the page must say so. */
  isFallback: boolean;
  /** The English document. Parts that a translation lacks are identical in both (`partLanguage()`). */
  english: CollectionEntry<Key>;
};

type Index = ReadonlyMap<string, CollectionEntry<CollectionKey>>;

const indexes = new Map<CollectionKey, Promise<Index>>();

/** Drafts and future dates are shown in development only. */
function isPublished({ data }: CollectionEntry<CollectionKey>): boolean {
  if (IS_DEVELOPMENT) return true;
  const { draft, date, posted } = data as { draft?: boolean; date?: Date; posted?: Date };
  return !draft && [date, posted].every((day) => !day || day.getTime() <= Date.now());
}

async function makeIndex(key: CollectionKey): Promise<Index> {
  const entries = await getCollection(key);
  return new Map(entries.filter(isPublished).map((entry) => [entry.id, entry]));
}

/** All published documents of a collection by `<locale>/<slug>`, read once per build. */
function indexOf(key: CollectionKey): Promise<Index> {
  const known = IS_DEVELOPMENT ? undefined : indexes.get(key);
  if (known) return known;
  const index = makeIndex(key);
  indexes.set(key, index);
  return index;
}

/** The slugs of a collection: those of its English documents. */
export async function slugsOf(key: CollectionKey): Promise<string[]> {
  const prefix = `${defaultCode}/`;
  return [...(await indexOf(key)).keys()].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
}

/**
 * Returns a document in a language, or in English if it has no translation.
 *
 * @throws Error if there is no English document either
 */
export async function documentIn<Key extends CollectionKey>(
  key: Key,
  language: Language,
  slug: string,
): Promise<LocalDocument<Key>> {
  const index = (await indexOf(key)) as ReadonlyMap<string, CollectionEntry<Key>>;
  const own = index.get(`${language.code}/${slug}`);
  const english = index.get(`${defaultCode}/${slug}`);
  if (!english) throw new Error(`content/${key}: there is no document "${slug}"`);
  return { slug, entry: own ?? english, isFallback: !own, english };
}

/** All documents of a collection in a language, untranslated ones in English. Unsorted. */
export async function documentsIn<Key extends CollectionKey>(
  key: Key,
  language: Language,
): Promise<LocalDocument<Key>[]> {
  return Promise.all((await slugsOf(key)).map((slug) => documentIn(key, language, slug)));
}
