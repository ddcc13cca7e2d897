import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { partLanguage } from '#site/sections/article/text-language.ts';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import '#site/ui/icons/app-hues.css';
import css from './SupportPage.module.css';

type AnsweredQuestionProps = {
  locale: Locale;
  /** The questions about Firewall on Android. */
  document: LocalDocument<'faq'>;
};

/** The question that the screen answers: which rule blocks an app. */
const slug = 'app-stopped-working';

/**
 * A question about Firewall, with the screen on which its answer is found. The page needs `screenStyles('firewall')`.
 *
 * @throws Error if the question no longer exists
 */
export function AnsweredQuestion({ locale: { path, language }, locale, document }: AnsweredQuestionProps) {
  const [asked, source] = [document.entry, document.english].map(({ data }) =>
    data.questions.find((one) => one.slug === slug),
  );
  if (!asked) throw new Error(`The support page shows the question "${slug}", which ${document.slug} no longer has`);
  return (
    <div className={css.answered}>
      <AppScreen locale={locale} app="firewall" state="start" crop="end" />
      <a
        className={css.question}
        href={path(`/faq/${document.slug}#${slug}`)}
        {...partLanguage(language, asked.question, source?.question)}
      >
        {asked.question}
        <ArrowEnd />
      </a>
    </div>
  );
}
