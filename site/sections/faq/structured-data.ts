import type { Locale } from '#site/i18n/locale.ts';
import { plainText, renderMarkdown } from '#site/i18n/markdown.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { languageOfText } from '#site/sections/article/text-language.ts';
import { breadcrumbList } from '#site/seo/breadcrumb-list.ts';
import { faqPage } from '#site/seo/faq-page.ts';

/** schema.org data of a page of questions: all of them, and where the page stands. */
export function faqData(locale: Locale, { entry, slug, isFallback }: LocalDocument<'faq'>): object[] {
  const { title, questions } = entry.data;
  const plain = questions.map(({ question, answer }) => ({
    question,
    answer: plainText(renderMarkdown(answer, locale)),
  }));
  return [
    faqPage(plain, languageOfText(locale.language, isFallback)),
    breadcrumbList(locale, [
      { name: locale.t('faq.title'), route: '/faq' },
      { name: title, route: `/faq/${slug}` },
    ]),
  ];
}
