import type { Locale } from '#site/i18n/locale.ts';
import { messageLabels } from './message-labels.ts';
import { formBasics } from './form-basics.ts';
import { protectionNotice } from './protection-notice.ts';

/** Props of the contact form. */
export function contactProps(locale: Locale) {
  const { t } = locale;
  return {
    ...formBasics(locale, '/contact'),
    notice: protectionNotice(locale),
    labels: {
      ...messageLabels(locale),
      submit: t('contact.form.send'),
      topic: t('contact.form.topic'),
      topics: [
        { value: 'general' as const, label: t('contact.topic.general') },
        { value: 'feedback' as const, label: t('contact.topic.feedback') },
        { value: 'press' as const, label: t('contact.topic.press') },
        { value: 'partnership' as const, label: t('contact.topic.partnership') },
        { value: 'privacy' as const, label: t('contact.topic.privacy') },
        { value: 'security' as const, label: t('contact.topic.security') },
      ],
      message: t('contact.form.message'),
    },
  };
}
