import type { Locale } from '#site/i18n/locale.ts';
import { Section } from '#site/ui/Section.tsx';
import { brandColors } from '#site/ui/icons/brand-colors.ts';
import { Grid } from '#site/ui/Grid.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import css from './LogoAndColors.module.css';

/** URL and size of an image. */
type Drawing = { src: string; width: number; height: number };

/** The logo by the background it is made for. */
export type Logos = Readonly<Record<'night' | 'snow', Drawing>>;

/** The logo on dark and on light background, and the three brand colors with their values. */
export function LogoAndColors({ locale: { t }, logos }: { locale: Locale; logos: Logos }) {
  const { night, lamp, snow } = brandColors;
  return (
    <Section aria-labelledby="press-logo">
      <h2 id="press-logo">{t('press.logo.title')}</h2>
      <p>{t('press.logo.text')}</p>
      <Stack gap={5}>
        <Rows columns={2}>
          <Logo on="night" logo={logos.night} name={t('press.logo.dark')} />
          <Logo on="snow" logo={logos.snow} name={t('press.logo.light')} />
        </Rows>
        <Grid as="dl" className={css.colors} data-size="small">
          <Color name={t('press.color.night')} value={night} />
          <Color name={t('press.color.lamp')} value={lamp} />
          <Color name={t('press.color.snow')} value={snow} />
        </Grid>
      </Stack>
    </Section>
  );
}

/** The logo from the press kit, on the background it is made for. */
function Logo({ on, logo: { src, width, height }, name }: { on: 'night' | 'snow'; logo: Drawing; name: string }) {
  return (
    <div className={css.logo} data-on={on}>
      <img src={src} width={width} height={height} loading="lazy" decoding="async" alt={name} />
    </div>
  );
}

function Color({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>
        <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none">
          <path fill={value} d="M0 0h1v1H0z" />
        </svg>
        {name}
      </dt>
      <dd>
        <code dir="ltr">{value}</code>
      </dd>
    </div>
  );
}
