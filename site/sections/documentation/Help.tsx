import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Closing } from '#site/ui/Closing.tsx';

type HelpProps = { locale: Locale };

/** Links for readers whose question the guide did not answer. */
export function Help({ locale: { t, path } }: HelpProps) {
  return (
    <Closing title={t('documentation.help.title')} text={t('documentation.help.text')}>
      <ButtonLink href={path('/faq')}>{t('documentation.help.faq')}</ButtonLink>
    </Closing>
  );
}
