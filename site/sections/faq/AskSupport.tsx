import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Closing } from '#site/ui/Closing.tsx';

type AskSupportProps = { locale: Locale; children?: ReactNode };

/** Link to the support form, for questions that are not listed. */
export function AskSupport({ locale: { t, path }, children }: AskSupportProps) {
  return (
    <Closing title={t('faq.other.title')} text={t('faq.other.text')}>
      <ButtonLink href={path('/support')}>{t('faq.other.support')}</ButtonLink>
      {children}
    </Closing>
  );
}
