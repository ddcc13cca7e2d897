import type { Locale } from '#site/i18n/locale.ts';
import { Share } from '#site/ui/icons/Share.tsx';
import { Button } from '#site/ui/Button.tsx';

type ShareButtonProps = { locale: Locale };

/** Opens the system's share sheet; hidden in browsers without one. Needs `site/inline/share.ts` in the page. */
export function ShareButton({ locale: { t } }: ShareButtonProps) {
  return (
    <Button variant="pill" type="button" hidden data-share="">
      <Share />
      {t('article.share')}
    </Button>
  );
}
