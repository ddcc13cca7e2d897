import { defaultCode, type Language } from './registry.ts';

/** Path prefix of a language, `/zh-tw`; empty for English. */
export function prefixOf(language: Pick<Language, 'code' | 'tag'>): string {
  return language.code === defaultCode ? '' : `/${language.tag.toLowerCase()}`;
}

/** Returns the path of `route` (an English path with a leading `/`) in a language: `/de/products`; `/de` for `/`. */
export function localPath(language: Pick<Language, 'code' | 'tag'>, route: string): string {
  const prefix = prefixOf(language);
  return prefix && /^\/(?:$|[?#])/.test(route) ? `${prefix}${route.slice(1)}` : `${prefix}${route}`;
}
