import type { Locale } from '#site/i18n/locale.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import css from './Changes.module.css';

/** A dated change of a legal text. */
export type Change = { date: Date; text: string };

type ChangesProps = {
  locale: Locale;
  changes: readonly Change[];
  /** The same in English: a change that is not translated yet stands there to the letter. */
  english: readonly Change[];
};

/** What changed in a legal text, the newest first. */
export function Changes({ locale: { date, language }, changes, english }: ChangesProps) {
  const sources = new Map(english.map((change) => [change.date.getTime(), change.text]));
  return (
    <dl className={css.changes}>
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
