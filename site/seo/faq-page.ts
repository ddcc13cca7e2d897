import type { Language } from '#locales/registry.ts';

/** schema.org data of a page of questions and answers (plain text). */
export function faqPage(questions: readonly { question: string; answer: string }[], language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language.tag,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
