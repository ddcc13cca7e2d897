import type { CollectionEntry } from 'astro:content';
import type { App } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { TextLanguage } from '#site/sections/article/text-language.ts';

/** Props of every part of a product page. */
export type PartProps = {
  locale: Locale;
  app: App;
  text: CollectionEntry<'products'>['data'];
  /** Language of `text`, if it is not the page's. */
  language: TextLanguage;
};
