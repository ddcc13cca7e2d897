import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import css from './ClosingAction.module.css';

type ClosingActionProps = { locale: Locale };

/** The last word of a page: an invitation to the catalogue, in the lamp's light. */
export function ClosingAction({ locale: { t, path } }: ClosingActionProps) {
  return (
    <section className={css.closing}>
      <h2>{t('closing.title')}</h2>
      <p>{t('closing.text')}</p>
      <ButtonLink href={path('/products')}>
        {t('closing.action')}
        <ArrowEnd />
      </ButtonLink>
    </section>
  );
}
