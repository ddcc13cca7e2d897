import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Village } from '#site/ui/art/Village.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { outcomes, type OutcomeName } from './outcomes.ts';
import css from './ThankYouPage.module.css';

type ThankYouPageProps = { locale: Locale; outcome: OutcomeName };

/** Confirms what was done, and suggests what to read until the answer arrives. */
export function ThankYouPage({ locale: { t, path }, outcome }: ThankYouPageProps) {
  const { title, text, next } = outcomes[outcome];
  return (
    <section className={css.thanks}>
      <PageIntro
        title={t(title)}
        lead={t(text)}
        art={
          <IntroArt>
            <Village width={420} />
          </IntroArt>
        }
      >
        {next.map(({ route, label }, index) => (
          <ButtonLink key={route} href={path(route)} variant={index === 0 ? 'primary' : 'secondary'}>
            {t(label)}
          </ButtonLink>
        ))}
      </PageIntro>
    </section>
  );
}
