import type { Locale } from '#site/i18n/locale.ts';

/** The most common destinations (products, FAQ, guides, support), shown when a search finds nothing. */
export function searchSuggestions({ t, path }: Locale): { href: string; text: string }[] {
  return [
    { href: path('/products'), text: t('closing.action') },
    { href: path('/faq'), text: t('faq.title') },
    { href: path('/documentation'), text: t('documentation.pages') },
    { href: path('/blog'), text: t('blog.title') },
    { href: path('/support'), text: t('faq.other.support') },
  ];
}
