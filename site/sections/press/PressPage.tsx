import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Download } from '#site/ui/icons/Download.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import { FactSheet } from './FactSheet.tsx';
import { LogoAndColors, type Logos } from './LogoAndColors.tsx';
import { PressTexts } from './PressTexts.tsx';
import { Drawings, type AppDrawing } from './Drawings.tsx';

type PressPageProps = {
  locale: Locale;
  /** URL and size in bytes of the zip file with the logo and the images. */
  kit: { href: string; bytes: number };
  logos: Logos;
  drawings: readonly AppDrawing[];
};

/** The press page: logo, texts, facts, images, contact. */
export function PressPage({ locale, kit, logos, drawings }: PressPageProps) {
  const { t, path } = locale;
  const size = locale.number(Math.ceil(kit.bytes / 1000), { style: 'unit', unit: 'kilobyte' });
  const { press } = company.mail;
  return (
    <>
      <PageIntro title={t('press.heading')} lead={t('press.lead')}>
        <ButtonLink href={kit.href} download>
          <Download />
          {t('press.download')}
        </ButtonLink>
        <Text size="caption" tone="quiet">
          {t('press.download.size', { size })}
        </Text>
      </PageIntro>
      <LogoAndColors locale={locale} logos={logos} />
      <PressTexts locale={locale} />
      <FactSheet locale={locale} />
      <Drawings locale={locale} drawings={drawings} />
      <Section aria-labelledby="press-contact">
        <Split gap={5}>
          <h2 id="press-contact">{t('press.contact.title')}</h2>
          <Stack>
            <p>{t('contact.press.text')}</p>
            <p>
              <a href={`mailto:${press}`}>
                <bdi>{press}</bdi>
              </a>
            </p>
            <p>{t('contact.lead')}</p>
            <p>
              <a href={path('/contact')}>{t('contact.form.title')}</a>
            </p>
          </Stack>
        </Split>
      </Section>
    </>
  );
}
