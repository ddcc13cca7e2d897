import type { FAQPage } from 'schema-dts';
import type { Locale } from '#site/i18n/locale.ts';
import { plainText } from '#site/documents/html-tree.ts';
import { renderMarkdown } from '#site/i18n/markdown.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { languageOfText } from '#site/sections/article/text-language.ts';
import { faqPage } from '#site/seo/faq-page.ts';
import type { StructuredData } from '#site/seo/structured-data.ts';

/** Structured data (schema.org) of an FAQ page. */
export function faqData(locale: Locale, { entry, isFallback }: LocalDocument<'faq'>): StructuredData<FAQPage> {
  const plain = entry.data.questions.map(({ question, answer }) => ({
    question,
    answer: plainText(renderMarkdown(answer, locale)),
  }));
  return faqPage(plain, languageOfText(locale.language, isFallback));
}
