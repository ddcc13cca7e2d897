import type { CollectionEntry } from 'astro:content';
import type { Locale } from '#site/i18n/locale.ts';
import { renderMarkdown } from '#site/i18n/markdown.ts';
import { Helpful } from '#site/sections/helpful/Helpful.tsx';
import { partLanguage } from '#site/sections/article/text-language.ts';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Link } from '#site/ui/icons/Link.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';

type QuestionListProps = {
  locale: Locale;
  /** English path of the page. */
  route: string;
  questions: Questions;
  /** The questions in English: a question that has not been translated is identical to its English text. */
  english: Questions;
};

type Questions = CollectionEntry<'faq'>['data']['questions'];

/** Collapsible questions. The first one is open, to show that they expand; a link to a question opens it. */
export function QuestionList({ locale, route, questions, english }: QuestionListProps) {
  const { t, language } = locale;
  const sources = new Map(english.map((one) => [one.slug, one]));
  return questions.map(({ slug, question, answer }, index) => (
    <Disclosure
      key={slug}
      contentId={slug}
      open={index === 0}
      summary={<h2 {...partLanguage(language, question, sources.get(slug)?.question)}>{question}</h2>}
    >
      <Prose html={renderMarkdown(answer, locale)} {...partLanguage(language, answer, sources.get(slug)?.answer)} />
      <Cluster justify="between" gap={4}>
        <QuietLink data-unprinted="" data-unsearched="" href={`#${slug}`}>
          <Link />
          {t('faq.page.permalink')}
        </QuietLink>
        <Helpful locale={locale} route={route} anchor={slug} />
      </Cluster>
    </Disclosure>
  ));
}
