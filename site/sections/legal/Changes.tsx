import type { Locale } from '#site/i18n/locale.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import '#site/ui/facts.css';

/** A dated change of a legal text. */
export type Change = { date: Date; text: string };

type ChangesProps = {
  locale: Locale;
  changes: readonly Change[];
  /** The changes in English: one that has not been translated is identical to its English text. */
  english: readonly Change[];
};

/** The changes of a legal text, newest first. */
export function Changes({ locale: { date, language }, changes, english }: ChangesProps) {
  const sources = new Map(english.map((change) => [change.date.getTime(), change.text]));
  return (
    <dl data-ui="facts">
      {changes.map((change) => (
        <div key={change.date.getTime()}>
          <dt>
            <time dateTime={change.date.toISOString().slice(0, 10)}>{date(change.date)}</time>
          </dt>
          <dd {...partLanguage(language, change.text, sources.get(change.date.getTime()))}>{change.text}</dd>
        </div>
      ))}
    </dl>
  );
}
