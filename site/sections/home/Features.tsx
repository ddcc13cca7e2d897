import type { Locale } from '#site/i18n/locale.ts';
import { CheckUs } from '#site/sections/check-us/CheckUs.tsx';
import { Check } from '#site/ui/icons/Check.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './Features.module.css';

type FeaturesProps = { locale: Locale };

/** Four benefits with check marks, and the build's measurements of this page. */
export function Features({ locale }: FeaturesProps) {
  const { t } = locale;
  return (
    <Section id="features" className={css.features} aria-labelledby="features-title">
      <div>
        <h2 id="features-title">{t('home.features.title')}</h2>
        <p className={css.lead}>{t('home.features.lead')}</p>
        <CheckUs locale={locale} />
      </div>
      <ul className={css.list}>
        <Benefit title={t('home.features.encryption.title')} text={t('home.features.encryption.text')} />
        <Benefit title={t('home.features.monitoring.title')} text={t('home.features.monitoring.text')} />
        <Benefit title={t('home.features.detection.title')} text={t('home.features.detection.text')} />
        <Benefit title={t('home.features.protection.title')} text={t('home.features.protection.text')} />
      </ul>
    </Section>
  );
}

function Benefit({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <Check />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
