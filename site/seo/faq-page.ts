import type { FAQPage } from 'schema-dts';
import type { Language } from '#locales/registry.ts';
import type { StructuredData } from './structured-data.ts';

/** Returns structured data (schema.org) of an FAQ page, in plain text. */
export function faqPage(
  questions: readonly { question: string; answer: string }[],
  language: Language,
): StructuredData<FAQPage> {
  return {
    '@type': 'FAQPage',
    inLanguage: language.tag,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
