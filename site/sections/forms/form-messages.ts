import type { FormName } from '#contracts/forms/form-names.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** The messages of a form, which its page does not carry: `/form-messages/<tag>/<form>.json`. */
export function formMessages(locale: Locale, form: FormName): object {
  const { t } = locale;
  switch (form) {
    case 'newsletter':
      return newsletterMessages(locale);
    case 'inquiry':
      return inquiryMessages(locale);
    case 'contact':
      return {
        ...sharedMessages(locale),
        sent: { title: t('thanks.contact.title'), text: t('thanks.contact.text') },
      };
    case 'support':
      return {
        ...sharedMessages(locale),
        sent: { title: t('thanks.support.title'), text: t('thanks.support.text') },
      };
    case 'application':
      return {
        ...sharedMessages(locale),
        sent: { title: t('thanks.application.title'), text: t('thanks.application.text') },
      };
  }
}

function newsletterMessages(locale: Locale) {
  const { t } = locale;
  return {
    errors: {
      ...errorMessages(locale),
      'email.required': t('newsletter.error.required'),
      'email-invalid': t('newsletter.error.invalid'),
    },
    check: '',
    refused: { ...refusalMessages(locale), failed: t('newsletter.failed') },
    busy: t('newsletter.subscribing'),
    sent: { title: t('newsletter.sent.title'), text: t('newsletter.sent.text') },
    toast: toastLabels(locale),
  };
}

function inquiryMessages(locale: Locale) {
  const { t } = locale;
  return {
    errors: {
      ...errorMessages(locale),
      'name.required': t('inquiry.error.name'),
      'email.required': t('inquiry.error.email'),
      'email-invalid': t('inquiry.error.email'),
      'email-spaces': t('inquiry.error.spaces'),
      'message.required': t('inquiry.error.message'),
    },
    check: '',
    refused: { ...refusalMessages(locale), failed: t('inquiry.failed.text'), unknown: t('inquiry.failed.unknown') },
    busy: t('inquiry.sending'),
    sent: { title: t('inquiry.sent.title'), text: t('inquiry.sent.text') },
    panel: { title: t('inquiry.panel.title'), text: t('inquiry.panel.text') },
    notSent: t('inquiry.failed.title'),
    toast: {
      region: t('inquiry.toast.region', { hotkey: '{hotkey}' }),
      message: t('inquiry.toast.message'),
      close: t('toast.close'),
    },
  };
}

function sharedMessages(locale: Locale) {
  const { t } = locale;
  return {
    errors: errorMessages(locale),
    check: t('form.check'),
    refused: refusalMessages(locale),
    busy: t('form.sending'),
    notSent: t('form.notSent'),
    toast: toastLabels(locale),
    again: t('form.again'),
  };
}

function errorMessages({ t }: Locale) {
  return {
    required: t('form.error.required'),
    'name.required': t('form.error.required.name'),
    'email.required': t('form.error.required.email'),
    'topic.required': t('form.error.required.topic'),
    'message.required': t('form.error.required.message'),
    'app.required': t('form.error.required.app'),
    'platform.required': t('form.error.required.platform'),
    'job.required': t('form.error.required.job'),
    'coverLetter.required': t('form.error.required.coverLetter'),
    'email-invalid': t('form.error.email-invalid'),
    'email-spaces': t('form.error.email-spaces'),
    'too-long': t('form.error.too-long'),
    'choice-unknown': t('form.error.choice-unknown'),
    'link-invalid': t('form.error.link-invalid'),
    'phone-invalid': t('form.error.phone-invalid'),
    'file-missing': t('form.error.file-missing'),
    'file-too-large': t('form.error.file-too-large'),
    'file-type': t('form.error.file-type'),
    'screenshot.file-type': t('support.form.screenshot.type'),
    'consent-missing': t('form.error.consent-missing'),
    'text-invalid': t('form.error.text-invalid'),
  };
}

function refusalMessages({ t }: Locale) {
  return {
    offline: t('form.refused.offline'),
    network: t('form.refused.network'),
    'too-many-requests': t('form.refused.too-many-requests'),
    'too-large': t('form.refused.too-large'),
    unavailable: t('form.refused.unavailable'),
    spam: t('form.refused.spam'),
    headless: t('form.refused.headless'),
    blocked: t('form.refused.blocked'),
    failed: t('form.refused.failed'),
  };
}

function toastLabels({ t }: Locale) {
  return { region: t('toast.region'), close: t('toast.close') };
}
