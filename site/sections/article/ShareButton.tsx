import type { Locale } from '#site/i18n/locale.ts';
import { Share } from '#site/ui/icons/Share.tsx';
import css from './ShareButton.module.css';

type ShareButtonProps = { locale: Locale };

/** Opens the platform's own share sheet; not there where the platform has none. The page brings `site/inline/share.ts`. */
export function ShareButton({ locale: { t } }: ShareButtonProps) {
  return (
    <button className={css.share} type="button" hidden data-share="">
      <Share />
      {t('article.share')}
    </button>
  );
}
