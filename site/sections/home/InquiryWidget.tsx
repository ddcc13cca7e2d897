import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { protectionNotice } from '#site/sections/forms/protection-notice.ts';
import { Heading } from '#site/ui/Heading.tsx';
import { Text } from '#site/ui/Text.tsx';
import { ProtectionNotice } from '#site/ui/form/ProtectionNotice.tsx';
import { Close } from '#site/ui/icons/Close.tsx';
import { Message } from '#site/ui/icons/Message.tsx';
import css from './InquiryWidget.module.css';

type InquiryWidgetProps = {
  locale: Locale;
  children?: ReactNode;
};

/** A round floating button and the panel it opens: a popover, which needs no script. */
export function InquiryWidget({ locale, children }: InquiryWidgetProps) {
  const { t } = locale;
  return (
    <aside className={css.widget} data-unprinted="" aria-label={t('inquiry.title')}>
      <div id="inquiry" popover="auto" className={css.panel} role="group" tabIndex={-1} aria-labelledby="inquiry-title">
        <Heading level={2} size="h3" id="inquiry-title">
          {t('inquiry.title')}
        </Heading>
        <Text tone="quiet" size="small">
          {t('inquiry.text')}
        </Text>
        {children}
        {/* Not in the form's island, whose props would repeat all of it. */}
        <ProtectionNotice {...protectionNotice(locale)} />
      </div>
      <button type="button" className={css.toggle} popoverTarget="inquiry">
        <span>
          <Message width={28} height={28} />
          <span className="visually-hidden">{t('inquiry.open')}</span>
        </span>
        <span>
          <Close width={28} height={28} />
          <span className="visually-hidden">{t('inquiry.close')}</span>
        </span>
      </button>
    </aside>
  );
}
