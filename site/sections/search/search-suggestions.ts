import type { Locale } from '#site/i18n/locale.ts';

/** Where most searches lead: the products, the questions, the guides, a person. For a search that found nothing. */
export function searchSuggestions({ t, path }: Locale): { href: string; text: string }[] {
  return [
    { href: path('/products'), text: t('closing.action') },
    { href: path('/faq'), text: t('faq.title') },
    { href: path('/documentation'), text: t('documentation.pages') },
    { href: path('/blog'), text: t('blog.title') },
    { href: path('/support'), text: t('faq.other.support') },
  ];
}
