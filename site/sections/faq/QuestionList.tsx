import type { CollectionEntry } from 'astro:content';
import type { Locale } from '#site/i18n/locale.ts';
import { renderMarkdown } from '#site/i18n/markdown.ts';
import { Helpful } from '#site/sections/helpful/Helpful.tsx';
import type { TextLanguage } from '#site/sections/article/text-language.ts';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Link } from '#site/ui/icons/Link.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import css from './QuestionList.module.css';

type QuestionListProps = {
  locale: Locale;
  /** English address of the page. */
  route: string;
  questions: CollectionEntry<'faq'>['data']['questions'];
  /** Language of the questions where it is not the page's. */
  language: TextLanguage;
};

/** Questions that unfold. The first one is open, so that nobody has to guess how; a link to one opens it. */
export function QuestionList({ locale, route, questions, language }: QuestionListProps) {
  const { t } = locale;
  return questions.map(({ slug, question, answer }, index) => (
    <Disclosure key={slug} contentId={slug} open={index === 0} summary={<h2 {...language}>{question}</h2>}>
      <Prose html={renderMarkdown(answer, locale)} {...language} />
      <div className={css.end}>
        <a className={css.permalink} href={`#${slug}`}>
          <Link />
          {t('faq.page.permalink')}
        </a>
        <Helpful locale={locale} route={route} anchor={slug} />
      </div>
    </Disclosure>
  ));
}
