import { helpfulFields, helpfulPath, thanksId, type HelpfulAnswer } from '#contracts/forms/helpful.ts';
import type { Locale } from '#site/i18n/locale.ts';
import css from './Helpful.module.css';

type HelpfulProps = {
  locale: Locale;
  /** English address of the page. */
  route: string;
  /** The question that is meant, where it is not the whole page. */
  anchor?: string;
};

/**
 * "Was this helpful?": a form that any browser posts. The answer leads back to this place, where the thanks are shown
 * because they are the target of the address.
 */
export function Helpful({ locale: { t, path }, route, anchor }: HelpfulProps) {
  const address = path(route);
  const answer = (value: HelpfulAnswer, label: string) => (
    <button type="submit" name={helpfulFields.answer} value={value}>
      {label}
    </button>
  );
  return (
    <form className={css.helpful} method="post" action={helpfulPath}>
      <input type="hidden" name={helpfulFields.page} value={anchor ? `${address}#${anchor}` : address} />
      <p id={thanksId(anchor)} className={css.thanks} tabIndex={-1}>
        {t('helpful.thanks')}
      </p>
      <p>{t('helpful.question')}</p>
      {answer('yes', t('helpful.yes'))}
      {answer('no', t('helpful.no'))}
    </form>
  );
}
