import type { Locale } from '#site/i18n/locale.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import { Section } from '#site/ui/Section.tsx';
import { brandColors } from '#site/ui/icons/brand-colors.ts';
import { Rows } from '#site/ui/Rows.tsx';
import css from './LogoAndColors.module.css';

const colors = ['night', 'lamp', 'snow'] as const;

const colorKey = {
  night: 'press.color.night',
  lamp: 'press.color.lamp',
  snow: 'press.color.snow',
} as const satisfies Record<keyof typeof brandColors, LabelKey>;

/** URL and size of an image. */
type Drawing = { src: string; width: number; height: number };

/** The logo by the background it is made for. */
export type Logos = Readonly<Record<'night' | 'snow', Drawing>>;

/** The logo on dark and on light background, and the three brand colors with their values. */
export function LogoAndColors({ locale: { t }, logos }: { locale: Locale; logos: Logos }) {
  return (
    <Section aria-labelledby="press-logo">
      <h2 id="press-logo">{t('press.logo.title')}</h2>
      <p>{t('press.logo.text')}</p>
      <Rows columns={3}>
        <Logo on="night" logo={logos.night} name={t('press.logo.dark')} />
        <Logo on="snow" logo={logos.snow} name={t('press.logo.light')} />
        <dl className={css.colors}>
          {colors.map((color) => (
            <div key={color} data-on={color}>
              <dt>{t(colorKey[color])}</dt>
              <dd>
                <code dir="ltr">{brandColors[color]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Rows>
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
