import type { Locale } from '#site/i18n/locale.ts';
import type { TextLanguage } from '#site/sections/article/text-language.ts';
import css from './Changes.module.css';

/** A dated change of a legal text. */
export type Change = { date: Date; text: string };

type ChangesProps = { locale: Locale; changes: readonly Change[]; text: TextLanguage };

/** What changed in a legal text, the newest first. */
export function Changes({ locale: { date }, changes, text }: ChangesProps) {
  return (
    <dl className={css.changes}>
      {changes.map((change) => (
        <div key={change.date.getTime()}>
          <dt>
            <time dateTime={change.date.toISOString().slice(0, 10)}>{date(change.date)}</time>
          </dt>
          <dd {...text}>{change.text}</dd>
        </div>
      ))}
    </dl>
  );
}
