import type { Platform } from '#content/facts/apps.ts';
import { platformKey } from './app-keys.ts';
import type { Locale } from './locale.ts';

/** Platform names as a list in a language: `Android and iOS`, `Android und iOS`. */
export function platformList({ t, language }: Pick<Locale, 't' | 'language'>, platforms: readonly Platform[]): string {
  return new Intl.ListFormat(language.tag).format(platforms.map((platform) => t(platformKey[platform])));
}
