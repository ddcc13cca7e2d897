import { helpfulFields, helpfulPath, thanksId, type HelpfulAnswer } from '#contracts/forms/helpful.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import css from './Helpful.module.css';

type HelpfulProps = {
  locale: Locale;
  /** English path of the page. */
  route: string;
  /** Id of the question, if the feedback is not about the whole page. */
  anchor?: string;
};

/**
 * "Was this helpful?": a native form. The response redirects back to this element, and the thank-you message is shown
 * because it is the `:target`.
 *
 */
export function Helpful({ locale: { t, path }, route, anchor }: HelpfulProps) {
  const address = path(route);
  const answer = (value: HelpfulAnswer, label: string) => (
    <Button variant="pill" type="submit" name={helpfulFields.answer} value={value}>
      {label}
    </Button>
  );
  return (
    <form data-ui="cluster" data-gap="3" data-align="center" data-size="small" method="post" action={helpfulPath}>
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
