import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Closing } from '#site/ui/Closing.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';

type ClosingActionProps = { locale: Locale };

/** The call to action at the end of a page: a link to the catalogue. */
export function ClosingAction({ locale: { t, path } }: ClosingActionProps) {
  return (
    <Closing title={t('closing.title')} text={t('closing.text')}>
      <ButtonLink href={path('/products')}>
        {t('closing.action')}
        <ArrowEnd />
      </ButtonLink>
    </Closing>
  );
}
