import type { Locale } from '#site/i18n/locale.ts';
import { Points } from '#site/ui/Points.tsx';
import { Section } from '#site/ui/Section.tsx';

type PrinciplesProps = { locale: Locale };

/** The company's principles. */
export function Principles({ locale: { t } }: PrinciplesProps) {
  return (
    <Section aria-labelledby="principles-title">
      <h2 id="principles-title">{t('about.principles.title')}</h2>
      <Points
        points={[
          { title: t('about.principles.device.title'), text: t('about.principles.device.text') },
          { title: t('about.principles.permissions.title'), text: t('about.principles.permissions.text') },
          { title: t('about.principles.limits.title'), text: t('about.principles.limits.text') },
          { title: t('about.principles.money.title'), text: t('about.principles.money.text') },
        ]}
      />
    </Section>
  );
}
