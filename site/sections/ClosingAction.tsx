import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Closing } from '#site/ui/Closing.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';

type ClosingActionProps = { locale: Locale };

/** The last word of a page: an invitation to the catalogue, in the lamp's light. */
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
