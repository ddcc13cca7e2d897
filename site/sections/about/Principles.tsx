import type { Locale } from '#site/i18n/locale.ts';
import { Heading } from '#site/ui/Heading.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Section } from '#site/ui/Section.tsx';
import '#site/ui/list.css';

type PrinciplesProps = { locale: Locale };

/** The company's principles. */
export function Principles({ locale: { t } }: PrinciplesProps) {
  const principles = [
    { title: t('about.principles.device.title'), text: t('about.principles.device.text') },
    { title: t('about.principles.permissions.title'), text: t('about.principles.permissions.text') },
    { title: t('about.principles.limits.title'), text: t('about.principles.limits.text') },
    { title: t('about.principles.money.title'), text: t('about.principles.money.text') },
  ];
  return (
    <Section aria-labelledby="principles-title">
      <h2 id="principles-title">{t('about.principles.title')}</h2>
      <Rows as="ul" columns={2} data-list="lines">
        {principles.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3}>{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
