import type { Locale } from '#site/i18n/locale.ts';

type FallbackNoticeProps = { locale: Locale };

/** Notice, in the visitor's language, that the text below is in English because it has not been translated. */
export function FallbackNotice({ locale: { t } }: FallbackNoticeProps) {
  return (
    <p data-ui="alert" data-tone="quiet">
      {t('content.fallback')}
    </p>
  );
}
