import type { Locale } from '#site/i18n/locale.ts';
import { TitledTexts } from '#site/sections/TitledTexts.tsx';
import { Heading } from '#site/ui/Heading.tsx';

type FirstFixesProps = { locale: Locale };

/** What to try before writing to support. */
export function FirstFixes({ locale: { t } }: FirstFixesProps) {
  const fixes = [
    { title: t('support.first.update.title'), text: t('support.first.update.text') },
    { title: t('support.first.permissions.title'), text: t('support.first.permissions.text') },
    { title: t('support.first.battery.title'), text: t('support.first.battery.text') },
    { title: t('support.first.restart.title'), text: t('support.first.restart.text') },
  ];
  return (
    <>
      <Heading level={2} size="h3">
        {t('support.first.title')}
      </Heading>
      <TitledTexts as="ol" texts={fixes} />
    </>
  );
}
