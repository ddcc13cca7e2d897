import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import { outcomes, type OutcomeName } from './outcomes.ts';
import css from './ThankYouPage.module.css';

type ThankYouPageProps = { locale: Locale; outcome: OutcomeName };

/** What was done, and what comes next. */
export function ThankYouPage({ locale: { t, path }, outcome }: ThankYouPageProps) {
  const { title, text } = outcomes[outcome];
  return (
    <section className={css.thanks}>
      <LogoMark />
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <ButtonLink href={path('/')} variant="secondary">
        {t('thanks.home')}
      </ButtonLink>
    </section>
  );
}
